// Puzzles: today's, which I have tried (kept by the host, for guests too), and in which order they come.
import { api, got } from './api';
import type { components } from './house';
import { me, whoAmI } from './me.svelte';

type Schemas = components['schemas'];
export type Attempted = Schemas['Attempted'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
type TodaysPuzzles = Schemas['TodaysPuzzles'];

const A_DAY = 86_400_000; // milliseconds

export const solving: { attempts: Attempted[]; of: string | null; today: TodaysPuzzles | null } = $state({
  attempts: [],
  of: null,
  today: null,
});

/** Today's puzzles and what I have tried so far; asked again on another day, and when I am somebody else. */
export async function loadPuzzles(): Promise<void> {
  if (solving.today?.day !== Math.floor(Date.now() / A_DAY)) solving.today = await got(api.GET('/api/puzzles/today'));
  const person = (await whoAmI())?.id ?? null;
  if (solving.of === person) return;
  const attempts = person ? (await got(api.GET('/api/me/puzzles'))).attempts : [];
  Object.assign(solving, { attempts, of: person });
}

/** My first attempt at a puzzle: the one that counts. */
export const attemptAt = (game: string, puzzle: string) =>
  solving.attempts.find((one) => one.game === game && one.puzzle === puzzle);

export function keepAttempt(made: Attempted): void {
  if (!attemptAt(made.game, made.puzzle)) solving.attempts = [...solving.attempts, made];
  solving.of = me.person?.id ?? null;
}

/** How many days on end I have solved a puzzle of this game at the first attempt; who has not yet today may still go on. */
export function streakOf(game: string): number {
  const solved = new Set(solving.attempts.filter((one) => one.game === game && one.right).map((one) => one.day));
  const today = solving.today?.day ?? 0;
  const last = solved.has(today) ? today : today - 1;
  let days = 0;
  while (solved.has(last - days)) days += 1;
  return days;
}

/** What comes after a puzzle of a series, which has the easiest first: what I have not tried, then what I have missed. */
export function nextPuzzle(game: string, series: PuzzleInfo[], after?: string): string | null {
  const at = series.findIndex((one) => one.id === after);
  const turned = [...series.slice(at + 1), ...series.slice(0, Math.max(at, 0))];
  const found =
    series.find((one) => one.id !== after && !attemptAt(game, one.id)) ??
    turned.find((one) => !attemptAt(game, one.id)?.right) ??
    turned[0];
  return found?.id ?? null;
}
