// Every event of a game has a beat, and every place that a beat, a mark or a frame names is drawn on its board.
import { describe, expect, test } from 'vitest';
import type { Event as Pepper, View as PepperView } from '../src/generated/pfeffersaecke';
import type { Event as Building, View as TownView } from '../src/generated/pfusch';
import { board as town, box } from '../src/generated/pfusch';
import * as pepperBox from '../src/generated/pfeffersaecke';
import { chartOf } from '../src/games/pfeffersaecke/map';
import * as pepper from '../src/games/pfeffersaecke';
import * as pfusch from '../src/games/pfusch';
import { check, looks, onBoard } from './staging';

const globe = chartOf(pepperBox.board);
const { cities: CITIES, villages: VILLAGES, ways: WAYS } = globe;

describe('Pfeffersäcke', () => {
  const view = {
    game: 'pfeffersaecke',
    seats: 3,
    turn: 1,
    round: 2,
    city: CITIES.map((_, at) => at % 3),
    spaces: CITIES.map((city) => Array<number>(city.value).fill(0)),
    village: VILLAGES.map(() => 0),
    centre: [0],
    villages_left: 9,
    hand: [[1, 0, 0, 0, 0, 0, 0], null, null],
    safe_conducts: [2, 2, 2],
    points: [1, 2, 3],
    money: [10, 20, 30],
  } as unknown as PepperView;
  const seat = 'B' as const;
  const way = [...WAYS.keys()];
  const events = [
    { event: 'begins', seat },
    { event: 'dealt', seat, disks: 9 },
    { event: 'opened_at_start', place: CITIES[2].id },
    { event: 'covered', place: CITIES[3].id },
    { event: 'founded', seat, place: VILLAGES[0].id, left: 9 },
    { event: 'disk_placed', seat, place: CITIES[0].id, value: 6 },
    { event: 'disk_forced', seat, place: CITIES[1].id, value: 7 },
    { event: 'passed', seat, phase: 'open', rule: 'P14' },
    { event: 'conduct_used', seat, conduct: 'A' },
    { event: 'extended', seat, place: CITIES[0].id, posts: 2, forgoes: 6 },
    { event: 'city_paid', seat, place: CITIES[4].id, spaces: 2, amount: 6 },
    { event: 'income', seat, amount: 10, cities: 4, basic: 6 },
    { event: 'doubled', seat, amount: 48, cities: 4, basic: 6 },
    ...way.map((one) => ({ event: 'opened', seat, way: one, toll: 4 })),
    ...CITIES.map((city) => ({ event: 'settled', seat, place: city.id, space: city.value })),
    { event: 'village_scored', seat, amount: 1, rule: 'P15', place: VILLAGES[1].id },
    { event: 'city_scored', seat, amount: 5, rule: 'P19', place: CITIES[5].id, posts: 3 },
    { event: 'game_ended', rule: 'P26' },
    ...globe.regions.map(({ id: region }) => ({ event: 'region_scored', seat, amount: 2, rule: 'P29', region })),
    { event: 'florins_scored', seat, amount: 1, rule: 'P29', florins: 20 },
  ].map((one, n) => ({ n, ...one })) as unknown as Pepper[];
  check('pfeffersaecke', onBoard(pepper as never, pepperBox), view, events);
});

describe('Pfusch', () => {
  const sites = town.districts.flatMap(({ sites }) => [...sites, ...Array<number>(box.most_sites - sites.length).fill(0)]);
  const three = <Value>(value: Value) => [value, value, value];
  const view = {
    game: 'pfusch',
    seats: 3,
    month: 6,
    phase: 2,
    waiting: [],
    sites,
    owners: sites.map((_, at) => (at === 0 ? 1 : at === 1 ? 2 : at === 10 ? 3 : 0)),
    sign: [1, 2, 11],
    height: [2, 1, 1],
    blocks: [[1, 2, 0, 0, 0], null, null],
    known: three([0, 0, 0, 0, 0]),
    wood: [8, null, null],
    choice: three(0),
    choice_count: three(0),
    tokens: three([4, 1, 1, 1, 1, 1, 1, 1]),
    calendar: three(Array<number>(12).fill(0)),
    strikes: three(0),
    tied: three(0),
    proposal: three(0),
    proposals: three(0),
    saved: three(0),
  } as unknown as TownView;
  const seat = 'B' as const;
  const events = [
    ...looks.map((one) => ({ event: 'bribed', seat: one.seat, token: 'gift-3' })),
    { event: 'bribed', seat, token: 'pockets' },
    { event: 'tied', seat, token: 'gift-3' },
    ...box.months.map((month) => ({ event: 'month_began', month })),
    { event: 'ready', seat },
    { event: 'started', seat, site: 'b2', size: 2 },
    { event: 'built', seat, site: 'b2', height: 1, size: 2, material: null },
    { event: 'finished', seat, site: 'b2' },
    { event: 'unbuilt', seat, material: null },
    { event: 'proposed', seat, 'builder-seat': 'A', block: 2 },
    { event: 'gave_up', seat },
    { event: 'time_ran_out' },
    { event: 'broke_off' },
    { event: 'agreed', 'builder-seat': 'A', block: 1 },
    { event: 'inspector', seat, rule: 'F9' },
    { event: 'no_inspection', rule: 'F12' },
    { event: 'declined', seat },
    { event: 'probed', 'builder-seat': 'A', block: 1, material: 'plaster' },
    { event: 'torn_down', seat: 'A', site: 'a1', strikes: 2 },
    { event: 'handed_in', seat },
    { event: 'had_no_wood', seat },
    { event: 'out', seat },
    { event: 'earned', seat, amount: 300_000, rule: 'F21', reason: 'saved', blocks: 3 },
    { event: 'game_ended', rule: 'F21' },
  ].map((one, n) => ({ n, ...one })) as unknown as Building[];
  check('pfusch', onBoard(pfusch as never, { board: town, box }), view, events);

  test('to the others every block is a white block', () => {
    const built = (material: 'wood' | null) =>
      ({ n: 1, event: 'built', seat, site: 'b2', height: 1, size: 2, material }) as Building;
    const inside = (event: Building) => {
      const piece = pfusch.beat!(event, view, view, 'A').moves![0].piece;
      return typeof piece === 'object' ? piece.props.inside : null;
    };
    expect(inside(built(null))).toBe(0);
    expect(inside(built('wood'))).toBe(2);
  });

  test('a scene is waited for only if something was lost or the year is over', () => {
    const last = (...names: string[]) =>
      pfusch.frames!(
        names.map((name) => events.find((one) => one.event === name)!),
        view,
        view,
      ).at(-1)!;
    expect(last('bribed', 'inspector').passes).toBe(true);
    expect(last('probed', 'torn_down').passes).toBeFalsy();
    expect(last('earned', 'game_ended').passes).toBeFalsy();
  });
});
