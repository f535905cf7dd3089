import { beforeAll, describe, expect, test } from 'vitest';
import { agreed, left, span } from '../src/clock';
import { makersAt } from '../src/names';
import { useLanguage } from '../src/texts.svelte';
import type { Position } from '../src/types';

beforeAll(() => useLanguage('en'));

describe('time in words', () => {
  test('a span is said in the largest unit that fits it evenly', () => {
    expect([90, 60, 600, 7200, 259_200, 0].map(span)).toEqual([
      '90 seconds',
      '1 minute',
      '10 minutes',
      '2 hours',
      '3 days',
      '0 seconds',
    ]);
  });

  test('three days are three days a second later, and the last day is counted by the second', () => {
    const day = 86_400_000;
    expect([3 * day, 3 * day - 1000, 2.5 * day, day, day - 1000, 61_000].map((one) => left(one))).toEqual([
      '3 days',
      '3 days',
      '2 days 12 hr',
      '1 day',
      '23:59:59',
      '1:01',
    ]);
  });

  test('all that is agreed is said, and nothing that is not', () => {
    const days = { kind: 'days' as const, days: 2, reserve_days: 5, vacation: 14, at_zero: 'out' as const };
    expect(agreed({ clock: days, rated: false, hints: false }).join(' ')).toBe(
      'Turn by turn: 2 days a move. In reserve for each: 5 days. Vacation for each: 14 days, while the clock stands still. ' +
        'When time is up, a bot plays on for good. A friendly game: it counts for no rating. No hints.',
    );
    expect(agreed({ clock: { kind: 'none', vacation: 9 }, rated: true, hints: true })).toEqual([
      'No clock: take your time.',
      'The game counts for the ratings: no hints, and nothing is taken back.',
    ]);
  });
});

describe('who made a move', () => {
  const note = (n: number, what: string, seat = 'B', name = 'Bert') =>
    ({ n, what, seat, name, at: 0 }) as NonNullable<Position['notes']>[0];
  const by = (notes: Position['notes'], names: Record<string, string> = { A: 'Anna', B: 'Bert' }) =>
    [1, 5, 9].map((n) => makersAt(names, notes)(n).B);

  test('a stand-in has its own moves, and who is back has theirs', () => {
    expect(by([note(5, 'stand_in'), note(9, 'back')])).toEqual(['Bert', 'the bot for Bert', 'Bert']);
  });

  test('who left keeps what they did; what comes after is the bot’s', () => {
    expect(by([note(5, 'left')], { A: 'Anna', B: 'Goldwaage' })).toEqual(['Bert', 'Goldwaage', 'Goldwaage']);
    expect(by([note(5, 'stand_in'), note(7, 'removed')], { A: 'Anna', B: 'Goldwaage' })).toEqual([
      'Bert',
      'the bot for Bert',
      'Goldwaage',
    ]);
  });

  test('in a record the person has the seat to the end, and the bot its moves all the same', () => {
    expect(by([note(5, 'removed')])).toEqual(['Bert', 'the bot for Bert', 'the bot for Bert']);
  });

  test('other notes change nothing', () => {
    expect(by([note(5, 'vacation'), note(9, 'vacation_over')])).toEqual(['Bert', 'Bert', 'Bert']);
  });
});
