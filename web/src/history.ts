// Games that are over, and ratings, as people read them.
import { api, got } from './api';
import { levelName, recorded } from './names';
import { loadGame, t } from './texts.svelte';
import type { PlayedGame, PlayedGames, SeatLook } from './types';

/** What is asked of a list: `page`, `game`, `opponent`, `result`. */
export type Wanted = { page: number; game?: string; opponent?: string; result?: 'won' | 'lost' };

/** My games, or those of somebody else that I may see. */
export async function gamesOf(person: string | null, query: Wanted): Promise<PlayedGames> {
  const found = person
    ? await got(api.GET('/api/people/{person}/games', { params: { path: { person }, query } }))
    : await got(api.GET('/api/me/games', { params: { query } }));
  await Promise.all([...new Set(found.games.map((one) => one.game).concat(found.choices))].map(named));
  return found;
}

/** The words of a game and its bots; of one that is not here any more there are none. */
export const named = (game: string) => Promise.all([loadGame(game), loadGame(`${game}/cast`)]).catch(() => {});

export const looksOf = (one: PlayedGame): SeatLook[] => one.seats.map((seat) => recorded(one.game, seat.name, seat.seat));

/** Whom a share of the statistics is against: bots of a level, or people. */
export const against = (kind: string): string => (kind === 'people' ? t('against-people') : levelName(kind));
