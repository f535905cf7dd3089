// Which of two scores is better, as the game declares it.
import { lowestWins } from './generated';
import type { Happening } from './types';

export const lowest = (game: string) => !!lowestWins[game];

/** For sorting: the better score first. */
export const better = (game: string) => (one: number, other: number) => (lowest(game) ? one - other : other - one);

/** What each seat was paid by these events, where they say it. */
export function sums(events: Happening[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { seat, amount } of events)
    if (typeof seat === 'string' && typeof amount === 'number') found[seat] = (found[seat] ?? 0) + amount;
  return found;
}
