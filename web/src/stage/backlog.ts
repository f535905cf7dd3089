// How much there is to see that was not seen, and what becomes of it: it is played as it is, played faster, or not at all.
import { trivial, type Item } from '../score';

export const PLAYED = 12_000; // milliseconds of debt that are played as they are
const SQUEEZED = 30_000; // and in that time up to here; beyond, the stage jumps
export const MOST_EVENTS = 25; // in one message; a scene is one
const AWAY = 60_000; // hidden for longer: nobody wants to see all that
export const ON_THE_CLOCK = 3_000; // while my clock runs
const AGAIN = 20_000; // what is shown once more takes at most this long
const MOST_SQUEEZE = 4; // beats that are shorter cannot be seen

/** What items cost. Scenes cost nothing: one leaves them at will. */
export const costOf = (items: Item[]): number => items.reduce((sum, one) => sum + (one.scene ? 0 : one.ms), 0);

export const tooMuch = (many: number, debt: number): boolean => many > MOST_EVENTS || debt > SQUEEZED;

/** What may be left out of a queue that is too long to be watched: trivia; but never all of it. */
export function withoutTrivia(queue: Item[]): Item[] {
  const kept = queue.filter((one) => !trivial(one));
  return kept.length ? kept : queue.slice(-1);
}

/** How much everything is shortened so that it takes no longer than that; null if one would see nothing then. */
export function squeezeOf(debt: number, most: number): number | null {
  const squeeze = Math.max(1, debt / most);
  return squeeze > MOST_SQUEEZE ? null : squeeze;
}

export const squeezeAgain = (debt: number): number => Math.max(1, debt / AGAIN);

/** Whether somebody was away for so long that nothing is played for them. */
export const wasAway = (since: number | null): boolean => since !== null && performance.now() - since > AWAY;
