// The folders of the games, each loaded when somebody sits down.
import { boardOf, type Played } from '../boards';
import { useNames } from '../texts.svelte';
import type { BoardData, GameFolder } from '../types';

const folders = import.meta.glob<GameFolder>('./*/index.ts');
const onBoards = new WeakMap<BoardData, GameFolder>();

/** A game's folder; if its board is data, on the board that is `played` on. */
export async function folder(game: string, played?: Played): Promise<GameFolder | null> {
  const found = (await folders[`./${game}/index.ts`]?.()) ?? null;
  if (!found?.on) return found;
  const board = await boardOf(game, played);
  useNames(game, board.names ?? null);
  if (!onBoards.has(board)) onBoards.set(board, { ...found, ...found.on(board) });
  return onBoards.get(board)!;
}
