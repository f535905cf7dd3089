import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shots } from '../src/film';
import { compose } from '../src/score';
import { keep } from '../src/settings.svelte';
import { Stage } from '../src/stage.svelte';
import type { AnyView, Film, GameFolder, Happening, Position } from '../src/types';
import { position } from './house';

const folder = { things: () => [], palette: {}, curves: () => ({}) } as unknown as GameFolder;
const placed = (n: number, seat = 'B'): Happening => ({ n, event: 'stall_placed', seat, rank: 1, cell: 'a1' }); // 600
const passed = (n: number, seat: string): Happening => ({ n, event: 'passed', seat, rule: 'H11' }); // 350
const earned = (n: number, seat: string, amount: number): Happening => ({ n, event: 'earned', seat, amount, rule: 'H17' });

/** A position in which `told` events have happened: the view counts them, and the film says how. */
let told = 0;
function after(n: number, events: Happening[], more: Partial<Position> = {}): Position {
  const film = events.map((event, at) => ({
    n: event.n,
    at: events.filter((one, before) => one.n === event.n && before < at).length,
    changes: { told: told + at + 1 },
  }));
  told += events.length;
  const table = { id: 't', game: 'heller', seats: [], clock: { kind: 'none' } } as unknown as Position['table'];
  return position(n, { events, film, view: { told }, table, since: 1, ...more });
}

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  keep({ speed: 450, breaks: true });
  told = 0;
  stage = new Stage();
  stage.folder = folder;
  stage.begin(after(1, []));
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});
const shown = () => (stage.view as { told: number }).told;

describe('films', () => {
  test('every event has the view before it and as of it; what closes an entry comes after its last', () => {
    const events = [placed(1), placed(1), placed(2)];
    const film = [
      { n: 1, at: 0, changes: { a: 1 } },
      { n: 1, at: 2, changes: { b: 2 } },
      { n: 2, at: 0, changes: { a: 3 } },
    ];
    const found = shots({ a: 0, b: 0 }, events, film);
    expect(found.map((one) => one.at)).toEqual([0, 1, 0]);
    expect(found.map((one) => one.after)).toEqual([
      { a: 1, b: 0 },
      { a: 1, b: 0 },
      { a: 3, b: 2 },
    ]);
    expect(found[1].closes).toEqual({ a: 1, b: 2 });
    expect(found[2].before).toEqual({ a: 1, b: 2 });
  });
});

describe('silent entries', () => {
  test('what an entry changed that told nothing is there when the next one begins', () => {
    const film = [
      { n: 1, at: 0, changes: { a: 1 } },
      { n: 2, at: 0, changes: { b: 2 } },
      { n: 3, at: 0, changes: { a: 3 } },
    ];
    const found = shots({ a: 0, b: 0 }, [placed(1), placed(3)], film);
    expect(found.map((one) => one.before)).toEqual([
      { a: 0, b: 0 },
      { a: 1, b: 2 },
    ]);
  });
});

describe('grouping', () => {
  const staging = { game: 'heller', folder, seat: null, breaks: true, still: false };
  const items = (events: Happening[], more: Partial<typeof staging> = {}) =>
    compose(shots({}, events, []), { ...staging, ...more });

  test('an event stands as long as its game declares', () => {
    expect(items([placed(1), passed(2, 'A')]).map((one) => one.ms)).toEqual([600, 350]);
    expect(items([placed(1), passed(2, 'A')], { still: true }).map((one) => one.ms)).toEqual([450, 250]);
  });

  test('passes in a row cost one', () => {
    const found = items([passed(1, 'A'), passed(2, 'B'), passed(3, 'C'), placed(4)]);
    expect(found.map((one) => [one.parts.length, one.ms])).toEqual([
      [3, 350],
      [1, 600],
    ]);
  });

  test('what joins the event before it follows it closely', () => {
    const joining = { ...folder, beat: (event: Happening) => ({ joins: event.rank === 2 }) } as GameFolder;
    const [one] = items([placed(1), { ...placed(1), rank: 2 }], { folder: joining });
    expect(one.parts.map((part) => part.start)).toEqual([0, 120]);
    expect(one.ms).toBe(720);
  });

  test('what is counted in one entry is one scene, if scenes are wanted', () => {
    const events = [placed(1), earned(1, 'A', 3), earned(1, 'B', 4)];
    expect(items(events).map((one) => one.scene?.length ?? 0)).toEqual([0, 2]);
    expect(items(events, { breaks: false }).every((one) => !one.scene)).toBe(true);
  });
});

describe('playing', () => {
  test('the board never shows a later state than the event on stage', () => {
    stage.hear(after(3, [placed(1, 'B'), placed(2, 'C')]));
    expect([shown(), stage.left, stage.unseen]).toEqual([1, 2, 1]);
    stage.hear(after(4, [placed(3, 'D')]));
    vi.advanceTimersByTime(599);
    expect([shown(), stage.shown]).toEqual([1, { n: 1, at: 0 }]);
    vi.advanceTimersByTime(1 + 250); // a breath between two strokes
    expect([shown(), stage.shown]).toEqual([2, { n: 2, at: 0 }]);
    vi.advanceTimersByTime(600 + 250);
    expect([shown(), stage.behind]).toEqual([3, true]);
    vi.advanceTimersByTime(600);
    expect([shown(), stage.behind, stage.live]).toEqual([3, false, false]);
    vi.advanceTimersByTime(150);
    expect(stage.live).toBe(true);
  });

  test('with a way to go the board changes when the piece lands', () => {
    stage.folder = { ...folder, beat: () => ({ moves: [{ from: 'seat:B', to: 'cell:a1' }] }) } as GameFolder;
    stage.hear(after(2, [placed(1)]));
    vi.advanceTimersByTime(440);
    expect(shown()).toBe(0);
    vi.advanceTimersByTime(10);
    expect([shown(), stage.behind]).toEqual([1, true]);
  });

  test.each([
    [900, 1080],
    [220, 270],
  ])('at speed %i a move takes %i', (speed, ms) => {
    keep({ speed });
    stage.hear(after(2, [placed(1)]));
    vi.advanceTimersByTime(ms - 2);
    expect(stage.behind).toBe(true);
    vi.advanceTimersByTime(4);
    expect(stage.behind).toBe(false);
  });

  test('at once nothing is played, and choices are live', () => {
    keep({ speed: 0 });
    stage.hear(after(3, [placed(1), placed(2)]));
    expect([shown(), stage.behind, stage.live]).toEqual([2, false, true]);
  });

  test('what I sketched is not played again when it is confirmed', () => {
    const mine = placed(1, 'A');
    stage.hear(
      position(1, { ...after(1, []), view: { told: 1 }, events: [mine], draft: { steps: [], sealed: false } as never }),
    );
    expect(shown()).toBe(1);
    told = 0;
    stage.hear(after(3, [mine, placed(2, 'B')]));
    expect(stage.shown).toEqual({ n: 2, at: 0 });
    expect(stage.unseen).toBe(0);
  });

  test('a message without its film asks for it, and waits', async () => {
    const base: AnyView = { told: 0 };
    const late = after(3, [placed(1), placed(2)]);
    const film: Film = { since: 1, n: 3, view: base, events: late.events, film: late.film! };
    stage.film = vi.fn(async () => film);
    stage.hear({ ...late, film: [] });
    expect([stage.behind, shown()]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.left, shown()]).toEqual([2, 1]);
  });

  const arrival = () => {
    const late = after(3, [placed(1), placed(2)]);
    stage.begin(late);
    return { since: 1, n: 3, view: { told: 0 }, events: late.events, film: late.film! } as Film;
  };

  test('who arrives cannot choose until it is known what there is to watch', async () => {
    const film = arrival();
    stage.film = async () => film;
    void stage.pickUp(1);
    expect(stage.behind).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.left, shown()]).toEqual([2, 1]);
  });

  test('what cannot be fetched is offered', async () => {
    arrival();
    stage.film = async () => Promise.reject(new Error('no line'));
    await stage.pickUp(1);
    expect([stage.behind, stage.offered, shown()]).toEqual([false, true, 2]);
  });

  test('what is heard while a film comes is played after it', async () => {
    const film = arrival();
    stage.film = async () => film;
    void stage.pickUp(1);
    stage.hear(after(4, [placed(3)]));
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.left, shown()]).toEqual([3, 1]);
  });

  test('what comes for other eyes is not played', async () => {
    const film = arrival();
    stage.film = async () => film;
    const coming = stage.pickUp(1);
    stage.hear(after(4, [placed(3)])); // waits for the film
    stage.begin(after(4, [], { seat: 'C', view: { told: 0, of: 'C' } }));
    expect(stage.behind).toBe(false);
    await coming;
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.behind, stage.offered, stage.view]).toEqual([false, false, { told: 0, of: 'C' }]);
  });
});

describe('skipping', () => {
  beforeEach(() => stage.hear(after(4, [placed(1, 'B'), placed(2, 'B'), placed(3, 'C')])));

  test('the next beat', () => {
    stage.skip();
    expect(stage.shown).toEqual({ n: 2, at: 0 });
  });
  test('the stroke', () => {
    stage.skipStroke();
    expect([stage.acting, shown()]).toEqual(['C', 2]);
  });
  test('to now: the board, the log and the strip are there at once', () => {
    stage.toNow();
    expect([shown(), stage.behind, stage.unseen]).toEqual([3, false, 0]);
    expect(stage.stroke.map((one) => one.n)).toEqual([1, 2, 3]);
  });
  test('hurrying is four times as fast', () => {
    stage.hurry(true);
    vi.advanceTimersByTime(150);
    expect(stage.shown).toEqual({ n: 2, at: 0 });
  });
  test('looking back collects', () => {
    stage.pause();
    vi.advanceTimersByTime(5000);
    expect(stage.shown).toEqual({ n: 1, at: 0 });
    stage.resume();
    vi.advanceTimersByTime(600);
    expect(stage.shown).toEqual({ n: 2, at: 0 });
  });
});

describe('much to catch up with', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => placed(at + 1, 'BC'[at % 2]));

  test('up to 12 s of debt are played as they are', () => {
    stage.hear(after(11, many(10)));
    expect(stage.rate).toBe(1);
  });
  test('more is played in 12 s', () => {
    stage.hear(after(26, many(25)));
    expect(stage.rate).toBeCloseTo(1.25);
    expect(stage.behind).toBe(true);
  });
  test('more than 25 events are not played, but offered', () => {
    stage.hear(after(27, many(26)));
    expect([stage.behind, stage.offered, shown()]).toEqual([false, true, 26]);
  });
  test('who was away for a minute is shown now', () => {
    stage.hear(after(4, many(3)));
    stage.seenAgain(false);
    vi.advanceTimersByTime(1000);
    stage.pause(); // a hidden page's timers rest
    vi.advanceTimersByTime(60_000);
    stage.seenAgain(true);
    expect([stage.behind, stage.offered]).toEqual([false, true]);
  });
  test('on my clock at most 3 s', () => {
    const table = { id: 't', game: 'heller', seats: [], clock: { kind: 'live' } } as unknown as Position['table'];
    stage.hear(after(11, many(10), { table, waiting: [{ seat: 'A', prompt: 'x' }] as never }));
    expect(stage.debt / stage.rate).toBeLessThanOrEqual(3000);
  });
});

describe('breaks', () => {
  const counted = [placed(1), earned(1, 'A', 3), earned(1, 'B', 4)];

  test('frame by frame, then it waits for somebody to go on', () => {
    stage.hear(after(2, counted));
    vi.advanceTimersByTime(600 + 250);
    expect([stage.scene?.frame, shown()]).toEqual([0, 2]);
    vi.advanceTimersByTime(500);
    expect([stage.scene?.frame, shown()]).toEqual([1, 3]);
    vi.advanceTimersByTime(60_000);
    expect(stage.scene?.held).toBe(true);
    stage.goOn();
    expect([stage.scene, stage.behind]).toEqual([null, false]);
  });
  test('with people waiting it goes on by itself, unless touched', () => {
    const seats = [{ kind: 'person', mine: false }];
    const table = { id: 't', game: 'heller', seats, clock: { kind: 'none' } } as unknown as Position['table'];
    stage.hear(after(2, counted, { table }));
    vi.advanceTimersByTime(600 + 250 + 1000);
    expect(stage.scene?.held).toBe(true);
    vi.advanceTimersByTime(6000);
    expect(stage.scene).toBe(null);
    void stage.countAgain(1);
    vi.advanceTimersByTime(250 + 1000);
    stage.stay();
    vi.advanceTimersByTime(10_000);
    expect(stage.scene?.held).toBe(true);
  });
  test('continue leads to the last frame first', () => {
    stage.hear(after(2, counted));
    stage.skip();
    vi.advanceTimersByTime(250);
    stage.goOn();
    expect([stage.scene?.frame, stage.scene?.held, stage.behind]).toEqual([1, true, true]);
  });
  test('at once only the last frame', () => {
    keep({ speed: 0 });
    stage.hear(after(2, counted));
    expect([stage.scene?.frame, stage.scene?.held, shown()]).toEqual([1, true, 3]);
  });
  test('one that was missed stands as a card over the table as it is', () => {
    stage.hear(after(30, [...counted, ...Array.from({ length: 28 }, (_, at) => placed(at + 2))]));
    expect([stage.scene?.card, stage.scene?.held, stage.behind]).toEqual([true, true, false]);
  });
});
