// The host in this browser: lists as a house answers them, and what becomes of things that cannot be kept.
import { expect, test, vi } from 'vitest';
import { listed } from '../src/host/lists';
import { Store, type Change } from '../src/host/store';

const row = (id: number, status: string, turn = false) => ({
  info: JSON.stringify({ id: String(id), my_turn: turn }),
  status,
  created: 1000 - id,
});
const ids = (answer: string) => JSON.parse(answer).tables.map((one: { id: string }) => one.id);

test('my tables: my turn first, then what is not over, then finished ones; nobody else has any', () => {
  const all = [row(1, 'finished'), row(2, 'running'), row(3, 'closed'), row(4, 'running', true), row(5, 'open')];
  expect(ids(listed(all, { which: 'mine' }))).toEqual(['4', '2', '5', '1']);
  expect(JSON.parse(listed(all, { which: 'open' }))).toEqual({ tables: [], more: false, older: null });
});

test('of finished games fifty at a time', () => {
  const all = Array.from({ length: 120 }, (_, at) => row(at, 'finished'));
  const first = JSON.parse(listed(all, { which: 'mine' }));
  expect([first.tables.length, first.more, first.older]).toEqual([50, true, 951]);
  expect(ids(listed(all, { which: 'mine', before: String(first.older) }))[0]).toBe('50');
});

test('where the browser forbids to keep anything, it is remembered, listed and packed', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const told = vi.fn();
  const store = new Store(told);
  await store.open();
  const change = (first: number, entries: string[]): Change => [
    't',
    `row ${first}`,
    '{"id":"t"}',
    'running',
    7,
    first,
    entries,
  ];
  await store.keep([change(0, ['a', 'b'])], [['person', 'Anna']]);
  await store.keep([change(2, ['c'])], []);
  expect(told).toHaveBeenCalledExactlyOnceWith('forbidden');
  expect(await store.text('person')).toBe('Anna');
  expect(await store.tables()).toEqual([{ id: 't', info: '{"id":"t"}', status: 'running', created: 7 }]);
  const packed = JSON.parse(await store.packed());
  expect(packed.tables).toEqual([{ row: 'row 2', entries: ['a', 'b', 'c'] }]);
  vi.unstubAllGlobals();
});
