import { expect, test, vi } from 'vitest';
import { roundsOf } from '../src/curves';
import type { Replay } from '../src/types';

vi.mock('../src/generated', () => ({ rounds: { heller: 'round', chess: '' } }));

const replay = (game: string, rounds: number[]) =>
  ({ game, steps: rounds.map((round) => ({ view: { round } })) }) as unknown as Replay;

test('a round is marked where it begins, and what comes before the first is none', () => {
  expect(roundsOf(replay('heller', [0, 0, 1, 1, 2, 3, 3]))).toEqual([
    { step: 2, round: 1 },
    { step: 4, round: 2 },
    { step: 5, round: 3 },
  ]);
  expect(roundsOf(replay('chess', [1, 2]))).toEqual([]);
});
