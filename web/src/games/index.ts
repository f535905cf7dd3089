// The boards, one folder a game, loaded when somebody sits down.
import type { Component } from 'svelte';
import { boardOf, type Played } from '../boards';
import { useNames } from '../texts.svelte';
import type { BoardData, Drawn, GameFolder } from '../types';

const folders = import.meta.glob<GameFolder>('./*/index.ts');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

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

export async function cover(game: string): Promise<Component | null> {
  return (await covers[`./${game}/Cover.svelte`]?.())?.default ?? null;
}

/** A piece for the rulebook: `drawn(Disk, { value: 5 }, '-15 -15 30 30')`. */
export function drawn<Props extends Record<string, unknown>>(part: Component<Props>, props: Props, frame: string): Drawn {
  return { part: part as unknown as Drawn['part'], props, frame };
}

/** What is printed on the side of a box. */
export interface Box {
  order: number;
  minutes: [number, number];
  weight: number; // 1 light to 5 heavy
}

const boxes = import.meta.glob<Box>('./*/box.json', { eager: true, import: 'default' });

export function box(game: string): Box {
  return boxes[`./${game}/box.json`] ?? { order: 99, minutes: [30, 60], weight: 2 };
}
