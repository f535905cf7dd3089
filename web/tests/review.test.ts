import { expect, test } from 'vitest';
import { chancesOf, partsOf, type SeatReview } from '../src/review.svelte';

const seat = (more: Partial<SeatReview>): SeatReview => ({
  seat: 'A',
  start: 0.254,
  luck: 0,
  given: 0.104,
  decisions: -0.333,
  result: 0,
  curve: [],
  turning: [],
  ...more,
});

test('chances go straight on from one decision of a seat to its next, and are even before the first', () => {
  const seats = [
    seat({
      curve: [
        [1, 0.2],
        [3, 0.6],
        [4, 1],
      ],
    }),
    seat({
      curve: [
        [2, 0.5],
        [4, 0],
      ],
    }),
  ];
  expect(chancesOf(seats).map((row) => row.map(Math.round))).toEqual([
    [20, 50],
    [20, 50],
    [40, 50],
    [60, 25],
    [100, 0],
  ]);
  expect(chancesOf([])).toEqual([[]]);
});

test('what is shown in whole percent adds up to the result', () => {
  for (const start of [0.254, 0.255, 0.256])
    for (const given of [-0.704, 0.105, 0.1049]) {
      const parts = partsOf(seat({ start, given, result: 1 }));
      expect(parts.start + parts.luck + parts.given + parts.decisions).toBe(100);
      expect(parts.start).toBe(Math.round(start * 100));
    }
});
