// Curves over a game, as its folder names them: one row of values a step, one value a seat.
import type { GameFolder, Replay } from './types';

export function curvesOf(replay: Replay, folder: GameFolder | null): Record<string, number[][]> {
  const found: Record<string, number[][]> = {};
  for (const step of folder ? replay.steps : []) {
    for (const [name, values] of Object.entries(folder!.curves(step.view, step.scores))) (found[name] ??= []).push(values);
  }
  return found;
}
