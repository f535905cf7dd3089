// Scores: which of two is better, by the rules a table is played by, and the sheet they are added up on.
import { api, got } from './api';
import { lowestWins } from './generated';
import type { Happening, ScoreSheet } from './types';

export const lowest = (game: string, revision: number) => !!lowestWins[game]?.includes(revision);

/** For sorting: the better score first. */
export const better = (game: string, revision: number) => (one: number, other: number) =>
  lowest(game, revision) ? one - other : other - one;

/** What each seat was paid by these events, where they say it. */
export function sums(events: Happening[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { seat, amount } of events)
    if (typeof seat === 'string' && typeof amount === 'number') found[seat] = (found[seat] ?? 0) + amount;
  return found;
}

/** The score sheet of a table, as I see it now; or after an entry, as somebody saw it. */
export function scoreSheet(table: string, query: { n?: number; seat?: string } = {}): Promise<ScoreSheet> {
  return got(api.GET('/api/tables/{table_id}/sheet', { params: { path: { table_id: table }, query } }));
}
