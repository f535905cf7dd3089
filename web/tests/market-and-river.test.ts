import { describe, expect, test } from 'vitest';
import { shown } from '../src/generated';
import type { Event as MarketEvent, View as Market } from '../src/generated/heller';
import type { Event as RiverEvent, View as River } from '../src/generated/weinhaendler';
import * as heller from '../src/games/heller/choreography';
import { LINES, stallCode } from '../src/games/heller/pieces';
import * as weinhaendler from '../src/games/weinhaendler/choreography';
import { NANTES, TOWNS } from '../src/games/weinhaendler/river';
import type { Beat, Place } from '../src/types';

type Told<E> = E extends unknown ? Omit<E, 'n'> : never;

const earned = (line: string, from: string, to: string, seat: string, amount: number, rule = 'H15') =>
  ({
    event: 'earned',
    seat,
    amount,
    rule,
    round: 1,
    line,
    from,
    to,
    buyers: 3,
    nuisances: 1,
    worth: 2,
    ranks: 2,
  }) as Told<MarketEvent>;
const market: Told<MarketEvent>[] = [
  { event: 'round_began', round: 1, seat: 'A' },
  { event: 'kept', seat: 'B', square: null },
  { event: 'stall_placed', seat: 'B', rank: 3, cell: 'c1' },
  { event: 'drew', seat: 'A', square: 'fire' },
  { event: 'square_placed', seat: 'B', square: 'buyer-6', cell: 'f3' },
  { event: 'secret_placed', seat: 'A', square: 'eye', cell: 'b5' },
  { event: 'passed', seat: 'B', rule: 'H11' },
  earned('row-1', 'a1', 'f1', 'B', 6),
  { event: 'round_ended', round: 1 },
  { event: 'game_ended' },
];
const barrel = 'barrel-tours',
  passenger = 'passenger-blois-nantes-2';
const dealt = { coal1: null, coal2: null, coal3: null, sailors: null, fishermen: null, explosions: null };
const river = [
  { event: 'lots_drawn', seat: 'B' },
  { event: 'boat_placed', seat: 'B', town: 'tours' },
  { event: 'dealt', seat: 'B', ...dealt },
  { event: 'round_began', round: 2, seat: 'A' },
  { event: 'reshuffled', many: 41 },
  ...['coal-2', 'sun', passenger, barrel].map((card) => ({ event: 'turned_up', card, many: 2 })),
  { event: 'sun_shone', many: 2 },
  { event: 'spoilt', card: barrel, many: 2 },
  { event: 'taken', seat: 'B', card: 'sailor' },
  { event: 'laid', seat: 'A', card: 'coal-3' },
  { event: 'exploded', seat: 'B', 'other-seat': 'A', coal: 3 },
  { event: 'traded', seat: 'A', card: barrel, 'other-seat': 'B' },
  { event: 'fished', seat: 'B' },
  { event: 'reeled_in', seat: 'B' },
  { event: 'moved', seat: 'B', spaces: 6, town: 'nantes' },
  { event: 'moved', seat: 'A', spaces: 0, town: 'orleans' },
  { event: 'fought', seat: 'B', 'other-seat': 'A', town: 'nantes', attackers: 3, defenders: 2, outcome: 'won' },
  { event: 'driven_off', seat: 'A', refuge: 'south' },
  { event: 'driven_off', seat: 'A', refuge: 'midstream' },
  { event: 'docked', seat: 'B', town: 'nantes', pier: 'north' },
  { event: 'stayed', seat: 'A', town: 'orleans' },
  { event: 'loaded', seat: 'B', card: barrel, many: 2 },
  { event: 'earned', seat: 'B', amount: 2, rule: 'W23', round: 2, card: passenger, town: 'nantes', pier: 'north' },
  { event: 'kept', seat: 'B' },
  { event: 'round_ended', round: 2 },
  { event: 'game_ended', rule: 'W25' },
] as Told<RiverEvent>[];

const square = { round: 1, no_luck: 0, market: Array<number>(30).fill(1) } as unknown as Market;
const water = { town: [0, 3], heading: [0, 1], paid: 1, over: 0 } as unknown as River;
const games = [
  {
    game: 'heller',
    events: market,
    look: (event: object, seat: string | null) => heller.beat({ n: 1, ...event } as MarketEvent, square, square, seat),
    stays: (event: object) => heller.stays({ n: 1, ...event } as MarketEvent),
  },
  {
    game: 'weinhaendler',
    events: river,
    look: (event: object, seat: string | null) => weinhaendler.beat({ n: 1, ...event } as RiverEvent, water, water, seat),
    stays: (event: object) => weinhaendler.stays({ n: 1, ...event } as RiverEvent),
  },
];

const drawings = import.meta.glob<string>('../src/games/*/*.svelte', { query: '?raw', import: 'default', eager: true });

/** The places a folder's drawings mark, as patterns: `cell:{name}` is `cell:` and anything. */
function marked(game: string): RegExp[] {
  const text = Object.keys(drawings)
    .filter((path) => path.includes(`/${game}/`))
    .map((path) => drawings[path])
    .join('\n');
  const names = [...text.matchAll(/data-at=(?:"([^"]+)"|\{([^\n]+?)\}\s)/g)].flatMap(([, plain, made]) =>
    plain ? [plain] : [...(made ?? '').matchAll(/`([^`]+)`/g)].map(([, one]) => one),
  );
  // What a board names by a variable it names in its script: ids of spots and heaps, of the offer and the hand.
  const spoken = [...text.matchAll(/(?:id: '([a-z]+)'|\['(offer)', '(hand)'\]|`((?:offer|laid|waiting|aboard):[^`]+)`)/g)];
  const all = [...names, ...spoken.flatMap(([, ...found]) => found.filter(Boolean))];
  if (game === 'weinhaendler') all.push('offer:{word}', 'hand:{word}'); // stacks of cards: tabletop.ts
  return [...all, 'seat:{seat}', 'purse:{seat}'].map(
    (one) => new RegExp(`^${one.replace(/\$?\{[^}]*\}+/g, '[^ ]+').replace(/[()?]/g, '.')}$`),
  );
}

const placesOf = ({ moves = [], floats = [], effects = [] }: Beat): Place[] => [
  ...moves.flatMap(({ from, via = [], to }) => [from, ...via, to]),
  ...floats.map(({ at }) => at),
  ...effects.map(({ at }) => at),
];

describe.each(games)('$game on stage', ({ game, events, look, stays }) => {
  test('every event has a beat that shows something', () => {
    expect([...new Set(events.map((one) => one.event))].sort()).toEqual(Object.keys(shown[game]).sort());
    for (const event of events.filter((one) => !('card' in one && one.card === 'sun')))
      for (const seat of ['A', 'B', null]) expect(placesOf(look(event, seat)), `${event.event} for ${seat}`).not.toEqual([]);
  });

  test('every place it names is marked on the board', () => {
    const known = marked(game);
    const missing = events.flatMap((event) =>
      ['A', 'B', null]
        .flatMap((seat) => [...placesOf(look(event, seat)), ...stays(event).at])
        .filter((place) => !known.some((one) => one.test(place))),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test('what a seat holds in secret is drawn face down for the others', () => {
    for (const event of events) {
      const hidden = 'square' in event && event.square === null;
      if (hidden) expect(JSON.stringify(look(event, 'A').moves)).toContain('"hidden":true');
    }
  });
});

describe('the counting of the market', () => {
  const events = [
    earned('row-1', 'a1', 'f1', 'A', 4),
    earned('row-1', 'a1', 'f1', 'B', 6),
    earned('row-3', 'a3', 'c3', 'A', -2),
    earned('row-3', 'e3', 'f3', 'B', 8, 'H16'),
    earned('column-a', 'a1', 'a5', 'A', 2),
    { event: 'round_ended', round: 1 },
  ].map((one) => ({ n: 9, ...one })) as MarketEvent[];
  const stalls = { ...square, market: square.market.map((_, cell) => (cell % 6 ? 1 : stallCode(0, 1))) };

  test('goes line by line, a line cut by fire part by part, and ends with everything counted', () => {
    const frames = heller.frames(events, stalls, stalls);
    const parts = heller.partsOf(events);
    expect(parts.map(({ line, cells }) => [LINES[line], cells.length])).toEqual([
      ['row-1', 6],
      ['row-3', 3],
      ['row-3', 2],
      ['column-a', 5],
    ]);
    // an opening, four parts, eight lines where nobody stands, a halt after the rows, the sums
    expect(frames).toHaveLength(1 + 4 + (LINES.length - 3) + 1 + 1);
    expect(frames.map((one) => one.counted)).toEqual(frames.map((one) => one.counted).toSorted((one, other) => one - other));
    expect(frames.at(-1)!.counted).toBe(events.length);
  });

  test('teaches in the first round and hurries later; a sack and a fire take their time', () => {
    const time = (view: Market) => heller.frames(events, view, view).reduce((sum, one) => sum + one.ms, 0);
    expect(time(stalls)).toBeGreaterThan(time({ ...stalls, round: 2 }));
    const pages = heller.pages(events, stalls).filter((one) => one.page.kind === 'part');
    expect(pages.map((one) => one.ms)).toEqual([1400, 1200, 1250, 650]);
  });

  test('what is lost goes from the purse to the stall', () => {
    const lost = heller.pages(events, stalls).find((one) => one.counted === 3)!.beat!;
    expect(lost.moves).toMatchObject([{ from: 'purse:A', to: 'cell:a3' }]);
    expect(lost.floats![0]).toMatchObject({ at: 'purse:A', kind: 'loss' });
  });
});

describe('the harbour', () => {
  const told = (events: object[]) => events.map((one) => ({ n: 9, ...one })) as RiverEvent[];
  const lands = (card: string) => ({
    event: 'earned',
    seat: 'B',
    amount: 2,
    rule: 'W23',
    round: 2,
    card,
    town: 'nantes',
    pier: 'north',
  });

  test('halts only at the end of a round that paid somebody', () => {
    const quiet = told([
      { event: 'kept', seat: 'B' },
      { event: 'round_ended', round: 2 },
    ]);
    expect(weinhaendler.frames(quiet, water, { ...water, paid: 0 })).toEqual([]);
    expect(weinhaendler.frames(told([lands(barrel)]), water, water)).toEqual([]);
    expect(weinhaendler.frames(quiet, water, water).at(-1)!.counted).toBe(2);
  });

  test('a further barrel of the same boat takes less time', () => {
    const events = told([lands(barrel), lands(barrel), { event: 'round_ended', round: 2 }]);
    expect(weinhaendler.frames(events, water, water).map((one) => [one.ms, one.counted])).toEqual([
      [900, 1],
      [450, 2],
      [1200, 3],
    ]);
  });

  test('a boat goes from town to town and turns at both ends', () => {
    const at = (town: number, heading: number) => ({ ...water, town: [town], heading: [heading] }) as River;
    const way = (view: River, spaces: number) => weinhaendler.passed(view, 'A', spaces);
    expect(way(at(3, 0), 3)).toEqual([TOWNS[4], TOWNS[5]]);
    expect(way(at(NANTES - 1, 0), 4)).toEqual([TOWNS[NANTES], TOWNS[NANTES - 1], TOWNS[NANTES - 2]]);
    expect(way(at(0, 1), 2)).toEqual([TOWNS[1]]);
    expect(way(at(3, 0), 0)).toEqual([]);
  });
});
