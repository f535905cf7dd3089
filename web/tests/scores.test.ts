import { expect, test, vi } from 'vitest';
import { better, lowest } from '../src/scores';

vi.mock('../src/generated', () => ({ lowestWins: { golf: [1, 2], heller: [], nuts: [3] } }));

test('the better score comes first: the highest, or the lowest where the game says so', () => {
  expect([3, 9, 5].sort(better('heller', 1))).toEqual([9, 5, 3]);
  expect([3, 9, 5].sort(better('golf', 2))).toEqual([3, 5, 9]);
  expect([3, 9, 5].sort(better('unheard-of', 1))).toEqual([9, 5, 3]);
  expect(lowest('golf', 1)).toBe(true);
});

test('a game is looked at by the rules it was played by', () => {
  expect([3, 9, 5].sort(better('nuts', 2))).toEqual([9, 5, 3]);
  expect([3, 9, 5].sort(better('nuts', 3))).toEqual([3, 5, 9]);
});
