// What bots say. The house sends keys and facts that follow from what everybody saw; here they become words, for a while.
import type { Position, Remark } from './types';

const LATELY = 3; // rounds of the table: for who only watches, what was said before is over

/** What a bot says now: the last word since my turn, or about it; nothing while sealed choices are made.
    `shown`: the event on stage, if the table is ahead of what is shown. */
export function wordNow(remarks: Remark[], position: Position, shown: { n: number; at: number } | null): Remark | null {
  if (position.sealed && !shown) return null;
  const since = position.since || position.n - LATELY * position.table.seats.length;
  const heard = remarks.filter((one) => !shown || one.n < shown.n || (one.n === shown.n && one.at <= shown.at));
  return heard.findLast((one) => one.n >= since - 1) ?? null;
}

/** How long a word stands: long enough to be read without haste. */
export const readingTime = (words: string) => Math.min(9000, 2500 + 70 * words.length);
