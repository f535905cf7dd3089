// What of each game is seen before somebody sits down, and what its folder uses.
import type { Component } from 'svelte';
import type { Drawn } from '../types';

const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

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
