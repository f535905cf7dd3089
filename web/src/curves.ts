// Curves over a game: what a game's folder names, else its money and points, else the score sheet added up.
import type { GameFolder, Happening, Replay } from './types';

export function curvesOf(replay: Replay, folder: GameFolder | null): Record<string, number[][]> {
  const seats = replay.players.length;
  const found: Record<string, number[][]> = {};
  for (const step of replay.steps) {
    for (const [name, values] of Object.entries(folder?.curves?.(step.view) ?? usual(step.view, seats))) (found[name] ??= []).push(values);
  }
  if (!Object.keys(found).length) {
    const sums = Array.from({ length: seats }, () => 0);
    found.points = replay.steps.map((step) => {
      for (const event of step.events as Happening[]) {
        if (typeof event.amount === 'number' && typeof event.seat === 'string' && event.rule) sums['ABCDEF'.indexOf(event.seat)] += event.amount;
      }
      return [...sums];
    });
  }
  return found;
}

function usual(view: Record<string, unknown>, seats: number): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const name of ['money', 'gold', 'points']) {
    const values = view[name];
    if (Array.isArray(values) && values.length === seats && values.every((one) => typeof one === 'number')) found[name] = values;
  }
  return found;
}
