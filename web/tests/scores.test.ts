import { expect, test, vi } from 'vitest';
import { better, lowest } from '../src/scores';

vi.mock('../src/generated', () => ({ lowestWins: { golf: true, heller: false } }));

test('the better score comes first: the highest, or the lowest where the game says so', () => {
  expect([3, 9, 5].sort(better('heller'))).toEqual([9, 5, 3]);
  expect([3, 9, 5].sort(better('golf'))).toEqual([3, 5, 9]);
  expect([3, 9, 5].sort(better('unheard-of'))).toEqual([9, 5, 3]);
  expect(lowest('golf')).toBe(true);
});
