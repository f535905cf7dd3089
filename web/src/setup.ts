// Setting up tables.
import { api, got } from './api';
import { beSomebody } from './me.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { addWords, pledge } from './words';
import type { components } from './house';
import type { GameInfo } from './types';

type NewTable = components['schemas']['NewTable'];
export type SeatChoice = components['schemas']['SeatChoice'];

export async function setUp(asked: NewTable): Promise<void> {
  await beSomebody();
  const made = await got(api.POST('/api/tables', { body: { at_once: settings.atOnce, ...(await pledge()), ...asked } }));
  await addWords(made);
  go(`/table/${made.table.id}`);
}

/** At the table with bots, without a question. */
export async function playNow(game: GameInfo): Promise<void> {
  const seats = Math.min(game.most_seats, Math.max(3, game.least_seats));
  const bots: SeatChoice[] = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: bestLevel(game) }));
  await setUp({ game: game.name, seats: [{ kind: 'me' }, ...bots], public: false, start: true });
}

export function bestLevel(game: GameInfo): string {
  return game.levels.includes('merchant') ? 'merchant' : (game.levels.at(-1) ?? 'beginner');
}
