import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draw, event, House, Line, position } from './house';

// The client of the house takes fetch as it finds it when it is loaded.
let house: House;
vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => house.answer(input, init));
const { Table } = await import('../src/table.svelte');
const { t, useLanguage } = await import('../src/texts.svelte');
type Table = InstanceType<typeof Table>;

let table: Table;
beforeEach(() => {
  house = new House();
  table = new Table('t');
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const numbers = () => table.log.map((one) => one.n);

describe('following a table', () => {
  test('an arrival shows the table, then listens for what comes after it', async () => {
    house.now = position(3, { events: [event(1), event(2)] });
    await table.open();
    expect(table.position?.n).toBe(3);
    expect(numbers()).toEqual([1, 2]);
    expect(Line.last.address).toBe('ws://house.test/api/tables/t/live?after=3&said=0');
  });

  test('what is heard is added to the log, and what is told again is not doubled', async () => {
    house.now = position(3, { events: [event(1), event(2)] });
    await table.open();
    Line.last.position(position(4, { events: [event(3)] }));
    Line.last.position(position(5, { events: [event(3), event(4)] }));
    expect(table.position?.n).toBe(5);
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  test('what a tentative step told is replaced by what it told when it counted', async () => {
    await table.open();
    Line.last.position(position(3, { events: [event(3, 'drew')] }));
    Line.last.position(position(4, { events: [event(3, 'square_placed')] }));
    expect(table.log.map((one) => one.event)).toEqual(['square_placed']);
  });

  test('an answer that the live line has overtaken is not shown', async () => {
    await table.open();
    let letGo = (_: { body: unknown }) => {};
    house.answers = [new Promise((done) => (letGo = done))];
    const looking = table.refresh();
    Line.last.position(position(5, { events: [event(3)] }));
    letGo({ body: position(4) });
    await looking;
    expect(table.position?.n).toBe(5);
  });

  test('of two answers only the one asked for last is shown', async () => {
    let first = (_: { body: unknown }) => {};
    house.answers = [new Promise((done) => (first = done)), { body: position(7) }];
    const looks = [table.refresh(), table.refresh()];
    await looks[1];
    first({ body: position(6) });
    await looks[0];
    expect(table.position?.n).toBe(7);
  });

  test('something taken back, or other eyes, ask for the whole table again', async () => {
    await table.open();
    Line.last.position(position(3, { events: [event(1), event(2)] }));
    house.now = position(4, { events: [event(1), event(3, 'undone')] });
    Line.last.position(position(4, { events: [{ ...event(3, 'undone'), to: 2 }] }));
    await vi.waitFor(() => expect(numbers()).toEqual([1, 3]));
    expect(table.struck.map((one) => one.n)).toEqual([2]);
    house.now = position(2, { seat: 'public', events: [] });
    Line.last.position(position(2, { seat: 'B' }));
    await vi.waitFor(() => expect(table.position?.seat).toBe('public'));
  });

  test('chat is heard once, however often it is told', async () => {
    await table.open();
    const line = (n: number) => ({ n, seat: 'B', text: `${n}` });
    Line.last.say({ kind: 'chat', chat: { lines: [line(1)], n: 1 } });
    Line.last.say({ kind: 'chat', chat: { lines: [line(1), line(2)], n: 2 } });
    expect(table.chat.map((one) => one.n)).toEqual([1, 2]);
  });
});

describe('a broken line', () => {
  test('is opened again after the last number shown, later each time, at once when it spoke', async () => {
    await table.open();
    vi.useFakeTimers();
    Line.last.position(position(6));
    Line.last.break();
    expect(table.online).toBe(false);
    vi.advanceTimersByTime(250);
    expect(Line.all).toHaveLength(2);
    expect(Line.last.address).toContain('after=6');
    Line.last.break();
    vi.advanceTimersByTime(499);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(3);
    Line.last.position(position(7));
    expect(table.online).toBe(true);
    Line.last.break();
    vi.advanceTimersByTime(250);
    expect(Line.all).toHaveLength(4);
  });

  test('to a table that is gone is not opened again, nor after leaving', async () => {
    await table.open();
    vi.useFakeTimers();
    Line.last.break(4404);
    expect(table.missing).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    table.reconnect();
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(2);
  });

  test('that was replaced says nothing any more', async () => {
    await table.open();
    const old = Line.last;
    table.reconnect();
    expect(Line.all).toHaveLength(2);
    old.break();
    expect(table.online).toBe(true);
  });
});

describe('acting', () => {
  test('a request is repeated under its own name until it is answered, and its answer is shown', async () => {
    await table.open();
    house.answers = ['no line', { body: { n: 4, steps: 0, position: position(4, { events: [event(3)] }) } }];
    await table.act(draw);
    const [first, second] = house.asks('/actions');
    expect(first.body).toMatchObject({ n: 3, action: draw, step: 0, tentative: true });
    expect(second.body.request).toBe(first.body.request);
    expect(table.position?.n).toBe(4);
    expect(numbers()).toEqual([3]);
    expect(table.busy).toBe(false);
  });

  test('a house that cannot write is asked again, and says so meanwhile', async () => {
    await table.open();
    const told = { body: { n: 4, steps: 0, position: position(4) } };
    let letGo = (_: typeof told) => {};
    const later = new Promise<typeof told>((done) => (letGo = done));
    house.answers = [{ status: 503, body: { error: 'unavailable', detail: '' } }, later];
    const acting = table.act(draw);
    await vi.waitFor(() => expect(house.asks('/actions')).toHaveLength(2), { timeout: 3000 });
    expect(table.trouble).toEqual(['trouble-unavailable']);
    letGo(told);
    await acting;
    expect(table.trouble).toBeNull();
    expect(table.position?.n).toBe(4);
  });

  test('who is busy does nothing else meanwhile', async () => {
    await table.open();
    let letGo = (_: { body: unknown }) => {};
    house.answers = [new Promise((done) => (letGo = done))];
    const acting = table.act(draw);
    expect(table.busy).toBe(true);
    await table.act(draw);
    letGo({ body: { n: 4, steps: 0, position: position(4) } });
    await acting;
    expect(house.asks('/actions')).toHaveLength(1);
  });

  test('an answer that the live line has overtaken changes nothing', async () => {
    await table.open();
    let letGo = (_: { body: unknown }) => {};
    house.answers = [new Promise((done) => (letGo = done))];
    const acting = table.act(draw);
    Line.last.position(position(4, { events: [event(3)] }));
    Line.last.position(position(5, { events: [event(4)] }));
    letGo({ body: { n: 4, steps: 0, position: position(4, { events: [event(3)] }) } });
    await acting;
    expect(table.position?.n).toBe(5);
    expect(numbers()).toEqual([3, 4]);
  });

  test('if the live line said something else of the same entry, the house is asked which is newer', async () => {
    await table.open();
    let letGo = (_: { body: unknown }) => {};
    house.answers = [new Promise((done) => (letGo = done))];
    const acting = table.act(draw);
    const proposal = { to: 2, by: 'B', agreed: ['B'], missing: ['A'] };
    Line.last.position(position(3, { undo: proposal }));
    house.now = position(3, { undo: proposal, prompt: 'the newest' });
    letGo({ body: { n: 3, steps: 1, position: position(3) } });
    await acting;
    await vi.waitFor(() => expect(table.position?.prompt).toBe('the newest'));
  });

  test('a refusal names its rule and the action', async () => {
    await table.open();
    house.answers = [{ status: 409, body: { error: 'refused', detail: '', rule: 'H9' } }];
    await table.act(draw);
    expect(table.refusal).toEqual({ rule: 'H9', action: draw, refusal: null });
    expect(table.trouble).toBeNull();
  });

  test.each([
    [409, 'stale', 'trouble-stale'],
    [429, 'too_many', 'trouble-too_many'],
    [409, 'table_full', 'trouble-table_full'],
    [500, 'a word of tomorrow', 'trouble-house'],
  ])('an answer of %i, %s, is told by %s, and the table looked at again', async (status, error, trouble) => {
    await useLanguage('en');
    await table.open();
    house.answers = [{ status, body: { error, detail: '', most: 7 } }];
    house.now = position(8);
    await table.act(draw);
    expect(table.trouble?.[0]).toBe(trouble);
    if (error === 'table_full') expect(t(...table.trouble!)).toContain(' 7 ');
    expect(table.position?.n).toBe(8);
  });

  test('who holds several seats says for which of them', async () => {
    const seats = ['A', 'B'].map((seat) => ({ seat, mine: true }));
    house.now = position(3, { table: { seats } as never, seat: 'B' });
    await table.open();
    house.answers = [{ status: 409, body: { error: 'refused', detail: '', rule: 'H9' } }];
    await table.act(draw);
    expect(house.asks('/actions')[0].body.seat).toBe('B');
  });
});
