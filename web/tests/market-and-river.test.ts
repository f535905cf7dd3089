import { describe, expect, test, vi } from 'vitest';
import type { Event as MarketEvent, View as Market } from '../src/generated/heller';
import type { Event as RiverEvent, View as River } from '../src/generated/weinhaendler';
import * as heller from '../src/games/heller';
import { pages, partsOf } from '../src/games/heller/choreography';
import { LINES, stallCode } from '../src/games/heller/pieces';
import * as riverBox from '../src/generated/weinhaendler';
import * as folder from '../src/games/weinhaendler';
import { passed } from '../src/games/weinhaendler/choreography';
import { riverOf } from '../src/games/weinhaendler/river';
import type { GameFolder } from '../src/types';
import { check, onBoard } from './staging';

const loire = riverOf(riverBox.box);
const { cargoes: CARGOES, towns: TOWNS, nantes: NANTES } = loire;
const weinhaendler = onBoard<GameFolder<River, never, RiverEvent>>(folder as never, riverBox as never);

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

const each = <Value>(value: Value) => [value, value, value];
const square = {
  round: 1,
  no_luck: 0,
  pile_count: 9,
  market: Array<number>(30).fill(1),
  empty: [],
  offer: [],
  secret: [2, null, null],
  drawn: [0, null, null],
  stalls: each([1, 1, 1, 1]),
  money: each(50),
} as unknown as Market;
const nothing = CARGOES.map(() => 0);
const water = {
  seats: 3,
  round: 2,
  town: [0, 3, NANTES],
  heading: [0, 1, 0],
  berth: Array<number>(9).fill(0),
  paid: 1,
  over: 0,
  pile_count: 20,
  discards: [1],
  offer: [1, 1, 1, 1, 1, 1],
  hand: [[1, 1, 1, 1, 1, 1], null, null],
  hand_count: [6, 5, 5],
  known: each([]),
  coal: each([0, 0, 1]),
  sailors: each(1),
  fishing: each(1),
  moved: each(0),
  waiting: nothing,
  aboard: each(nothing),
  gold: each(0),
} as unknown as River;

describe('the market on stage', () => {
  const events = market.map((one) => ({ n: 1, ...one }) as MarketEvent);
  check('heller', heller, square, events);

  test('what a seat holds in secret is drawn face down for the others', () => {
    const kept = events.filter((one) => 'square' in one && one.square === null);
    expect(kept).toHaveLength(1);
    for (const event of kept) expect(JSON.stringify(heller.beat(event, square, square, 'A').moves)).toContain('"hidden":true');
  });
});

describe('the river on stage', () => {
  const events = river.map((one) => ({ n: 1, ...one }) as RiverEvent);
  // As wide as a desk has it, then as a phone.
  describe.each([1200, 390])('at %i pixels', (width) => {
    vi.stubGlobal('document', { ...document, documentElement: { clientWidth: width } });
    check('weinhaendler', weinhaendler, water, events);
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
    const parts = partsOf(events);
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
    const parts = pages(events, stalls).filter((one) => one.page.kind === 'part');
    expect(parts.map((one) => one.ms)).toEqual([1400, 1200, 1250, 650]);
  });

  test('what is lost goes from the purse to the stall', () => {
    const lost = pages(events, stalls).find((one) => one.counted === 3)!.beat!;
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
    expect(weinhaendler.frames!(quiet, water, { ...water, paid: 0 })).toEqual([]);
    expect(weinhaendler.frames!(told([lands(barrel)]), water, water)).toEqual([]);
    expect(weinhaendler.frames!(quiet, water, water).at(-1)!.counted).toBe(2);
  });

  test('a further barrel of the same boat takes less time', () => {
    const events = told([lands(barrel), lands(barrel), { event: 'round_ended', round: 2 }]);
    expect(weinhaendler.frames!(events, water, water).map((one) => [one.ms, one.counted])).toEqual([
      [900, 1],
      [450, 2],
      [1200, 3],
    ]);
  });

  test('a boat goes from town to town and turns at both ends', () => {
    const at = (town: number, heading: number) => ({ ...water, town: [town], heading: [heading] }) as River;
    const way = (view: River, spaces: number) => passed(loire, view, 'A', spaces);
    expect(way(at(3, 0), 3)).toEqual([TOWNS[4], TOWNS[5]]);
    expect(way(at(NANTES - 1, 0), 4)).toEqual([TOWNS[NANTES], TOWNS[NANTES - 1], TOWNS[NANTES - 2]]);
    expect(way(at(0, 1), 2)).toEqual([TOWNS[1]]);
    expect(way(at(3, 0), 0)).toEqual([]);
  });
});
