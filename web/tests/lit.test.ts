import { expect, test } from 'vitest';
import { spokenOf } from '../src/lit';

test('an event speaks of the fields it fills, and of the words that hold', () => {
  const event: { event: string; cell?: string; rank?: number; from?: string | null } = {
    event: 'built',
    cell: 'b3',
    from: null,
  };
  expect(spokenOf(event, ['cell', 'rank', 'from'], { pile: false, market: true })).toEqual(['cell:b3', 'market']);
});
