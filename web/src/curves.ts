// Curves over a game, as its folder names them: one row of values a step, one value a seat. On their axis are the rounds.
import { rounds } from './generated';
import type { GameFolder, Replay } from './types';

export function curvesOf(replay: Replay, folder: GameFolder | null): Record<string, number[][]> {
  const found: Record<string, number[][]> = {};
  for (const step of folder ? replay.steps : []) {
    for (const [name, values] of Object.entries(folder!.curves(step.view, step.scores))) (found[name] ??= []).push(values);
  }
  return found;
}

export interface RoundMark {
  step: number; // with which it begins
  round: number;
}

/** Where each round begins, by the field of the view that counts them; nothing in a game without rounds. */
export function roundsOf(replay: Replay): RoundMark[] {
  const counted = replay.steps.map((step) => Number(step.view[rounds[replay.game]] ?? 0));
  return counted.map((round, step) => ({ step, round })).filter(({ step, round }) => round > 0 && round !== counted[step - 1]);
}
