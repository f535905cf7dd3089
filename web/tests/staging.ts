// For tests of folders: every event of a game has a beat, and every place that a beat, a mark or a frame names is drawn.
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { shown } from '../src/generated';
import type { Beat, BoardData, BreakFrame, GameFolder } from '../src/types';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));

export const looks = ['A', 'B', 'C'].map((seat) => ({ seat, name: seat, colour: '#123456', symbol: '' }));
const texts = (key: string) => key;

/** A folder on the board that its game comes with. */
export const onBoard = <Folder extends { on?: (board: BoardData) => object }>(
  folder: Folder,
  { board, box }: BoardData,
): Folder => ({
  ...folder,
  ...folder.on!({ board, box }),
});

/** The names that a board gives to what it draws. */
function placesOf(folder: GameFolder, view: object): Set<string> {
  const props = {
    map: folder.map,
    view,
    legal: [],
    details: {},
    seat: 'A',
    seats: looks,
    texts,
    choose: () => {},
    lit: new Set(),
    speed: 0,
    busy: false,
  };
  const { body } = render(folder.Board as never, { props } as never);
  return new Set([...body.matchAll(/data-at="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
}

const named = ({ moves = [], floats = [], effects = [] }: Beat) => [
  ...moves.flatMap(({ from, via = [], to }) => [from, ...via, to]),
  ...floats.map(({ at }) => at),
  ...effects.map(({ at }) => at),
];
const onCards = (place: string) => /^(seat|purse):[A-F]$/.test(place);

export function check<View extends object, Event extends { event: string }>(
  game: string,
  folder: object,
  view: View,
  events: Event[],
): void {
  const { beat, stays, frames } = folder as GameFolder<View, never, Event>;
  const drawn = placesOf(folder as GameFolder, view);
  test(`${game}: every event is tried`, () => {
    expect([...new Set(events.map((one) => one.event))].sort()).toEqual(Object.keys(shown[game]).sort());
  });
  test.each(events.map((event) => [JSON.stringify(event), event] as const))(`${game}: %s`, (_, event) => {
    for (const me of ['A', 'B', null]) {
      const { at, trail = [] } = stays!(event);
      const places = [...named(beat!(event, view, view, me)), ...at, ...trail];
      expect(places.filter((place) => !onCards(place) && !drawn.has(place))).toEqual([]);
    }
  });
  test(`${game}: a scene counts all of its events and names no place that is not there`, () => {
    const all: BreakFrame[] = frames!(events, view, view);
    expect(all.at(-1)!.counted).toBe(events.length);
    expect(all.every((one) => one.ms > 0 && one.counted <= events.length)).toBe(true);
    const places = all.flatMap((one) => named(one.beat ?? {}));
    expect(places.filter((place) => !onCards(place) && !drawn.has(place))).toEqual([]);
  });
}
