// The games whose boards can be drawn here: those with a folder `drawing/`.
import { box } from '../games';
import type { Drawing } from './drawing';

const drawings = import.meta.glob<Drawing>('../games/*/drawing/index.ts');

/** In the order of the shelf. */
export const drawable = Object.keys(drawings)
  .map((path) => path.split('/')[2])
  .sort((one, other) => box(one).order - box(other).order);

export async function drawing(game: string): Promise<Drawing | null> {
  return (await drawings[`../games/${game}/drawing/index.ts`]?.()) ?? null;
}
