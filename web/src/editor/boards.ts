// What a host knows of boards: the one a game comes with, mine, what the checker says, new ones by chance, trials.
import { host } from '../host';
import type { Data } from './document.svelte';
import type { BoardRemark } from './drawing';
import { keepDraft, newId, type Draft } from './drafts';

const generated = import.meta.glob<{ board?: Data }>('../generated/*.ts');

/** The board a game comes with. */
export async function builtInOf(game: string): Promise<Data> {
  return (await generated[`../generated/${game}.ts`]?.())?.board ?? {};
}

/** What the checker says of a board; null where nobody can be asked just now. */
export async function checked(game: string, board: Data): Promise<BoardRemark[] | null> {
  const sent = { method: 'POST', body: JSON.stringify({ game, board }), headers: { 'content-type': 'application/json' } };
  const answer = await host.fetch(new Request(new URL('/api/boards/check', location.origin), sent)).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { remarks: BoardRemark[] }).remarks : null;
}

/** A new draft of this board, on this desk. */
export async function draftFrom(game: string, name: string, data: Data): Promise<Draft> {
  const draft = { id: newId(), game, name, data, changed: Date.now(), saved: null };
  await keepDraft(draft);
  return draft;
}
