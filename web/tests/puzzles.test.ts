// Puzzles: what counts, the streak, what comes next, and what becomes of an answer.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ofToday } from '../src/host/lists';
import { House, position } from './house';

let house: House;
vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => house.answer(input, init));
const { attemptAt, keepAttempt, nextPuzzle, solving, streakOf } = await import('../src/puzzles.svelte');
const { Puzzle } = await import('../src/trial.svelte');

const tried = (puzzle: string, right: boolean, day: number, game = 'nuts') => ({ game, puzzle, right, day });
const series = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, level: 1 + Math.floor(at / 2), seats: 2 }));

beforeEach(() => {
  house = new House();
  Object.assign(solving, { attempts: [], of: null, today: { day: 100, puzzles: { nuts: 'c' } } });
});

describe('the streak', () => {
  test('counts days on end up to today, or up to yesterday while today is open', () => {
    solving.attempts = [tried('a', true, 98), tried('b', true, 99)];
    expect(streakOf('nuts')).toBe(2);
    keepAttempt(tried('c', true, 100));
    expect(streakOf('nuts')).toBe(3);
  });
  test('a missed puzzle is no day of it and breaks nothing, another game has its own, a day without ends it', () => {
    solving.attempts = [tried('a', true, 100), tried('b', false, 100), tried('c', false, 99), tried('d', true, 98)];
    expect(streakOf('nuts')).toBe(1);
    expect(streakOf('bolts')).toBe(0);
    solving.today!.day = 102;
    expect(streakOf('nuts')).toBe(0);
  });
});

describe('what comes next', () => {
  test('the easiest that was not tried, then what was missed, then the one behind', () => {
    expect(nextPuzzle('nuts', series)).toBe('a');
    expect(nextPuzzle('nuts', series, 'a')).toBe('b');
    solving.attempts = [tried('a', true, 1), tried('b', false, 1), tried('c', true, 1)];
    expect(nextPuzzle('nuts', series, 'c')).toBe('d');
    keepAttempt(tried('d', true, 1));
    expect(nextPuzzle('nuts', series, 'd')).toBe('b');
    expect(nextPuzzle('nuts', series, 'b')).toBe('c');
    expect(nextPuzzle('nuts', [], 'b')).toBe(null);
  });
  test('the first attempt counts', () => {
    keepAttempt(tried('a', false, 1));
    keepAttempt(tried('a', true, 2));
    expect(attemptAt('nuts', 'a')?.right).toBe(false);
  });
});

describe('a puzzle in hand', () => {
  const posed = { position: position(1), settled: 0, id: 'a', level: 2 };
  const solution = { right: false, choices: [], margin: 0.1, error: 0.01, reason: null, counts: tried('a', false, 100) };

  test('an answer is judged, kept and not played', async () => {
    house.answers = [{ body: posed }, { body: { id: 'me', name: 'Anna', kind: 'guest' } }, { body: solution }];
    const puzzle = new Puzzle('nuts', 'a');
    await puzzle.open();
    expect([puzzle.level, puzzle.solution]).toEqual([2, null]);
    await puzzle.act({ name: 'crack', nut: 3 });
    expect(house.asked.at(-1)).toEqual({
      method: 'POST',
      path: '/api/games/nuts/puzzles/a',
      body: { action: { name: 'crack', nut: 3 } },
    });
    expect(puzzle.solution?.right).toBe(false);
    expect(puzzle.answer).toEqual({ name: 'crack', nut: 3 });
    expect(puzzle.position?.n).toBe(1);
    expect(attemptAt('nuts', 'a')).toEqual(solution.counts);
  });
  test('what the rules refuse is no attempt', async () => {
    const problem = { error: 'refused', detail: '', rule: 'N4', refusal: null };
    house.answers = [{ body: posed }, { status: 422, body: problem }, { body: solution }];
    const puzzle = new Puzzle('nuts', 'a');
    await puzzle.open();
    await puzzle.act({ name: 'crack', nut: 9 });
    expect(puzzle.refusal?.rule).toBe('N4');
    expect([puzzle.solution, puzzle.done, solving.attempts]).toEqual([null, 0, []]);
    await puzzle.act({ name: 'crack', nut: 3 });
    expect(house.asked.at(-1)!.body).toEqual({ action: { name: 'crack', nut: 3 } });
  });
});

test('without a server today is the same puzzle as with one', () => {
  const all = { nuts: ['a', 'b', 'c'], bolts: ['x', 'y'] };
  expect(JSON.parse(ofToday(all, 100 * 86_400_000 + 5))).toEqual({ day: 100, puzzles: { nuts: 'b', bolts: 'x' } });
  expect(JSON.parse(ofToday(all, 101 * 86_400_000)).puzzles).toEqual({ nuts: 'c', bolts: 'y' });
});
