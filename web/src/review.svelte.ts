// A review of a finished game, asked for once and looked at again until it is done.
import { api, got } from './api';
import type { components } from './house';
import { troubleOf, type Trouble } from './trouble';

export type Review = components['schemas']['Review'];
export type SeatReview = components['schemas']['SeatReview'];
export type TurningPoint = components['schemas']['TurningPoint'];

const AGAIN = 1000; // milliseconds

export class Reviewed {
  found = $state.raw<Review | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly table: string) {}

  /** `begin`: nobody may have asked for it yet. */
  async look(begin: boolean): Promise<void> {
    const at = { params: { path: { table_id: this.table } } };
    try {
      const seen = (await got(api.GET('/api/tables/{table_id}/review', at))) as Review;
      if (this.closed) return;
      const known = seen.status === 'done' || !begin;
      this.found = known ? seen : ((await got(api.POST('/api/tables/{table_id}/review', at))) as Review);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    if (this.found?.status === 'thinking' && !this.trouble && !this.closed)
      this.timer = setTimeout(() => void this.look(false), AGAIN);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

/** The chances of all seats in percent, entry by entry: straight on from one decision of a seat to its next. */
export function chancesOf(seats: SeatReview[]): number[][] {
  const last = Math.max(0, ...seats.flatMap((one) => one.curve.map(([n]) => n)));
  return Array.from({ length: last + 1 }, (_, n) => seats.map((one) => 100 * chanceAt(one.curve as [number, number][], n)));
}

function chanceAt(curve: [number, number][], n: number): number {
  const after = curve.findIndex(([at]) => at >= n);
  if (after <= 0) return curve.at(after)?.[1] ?? 0;
  const [[from, low], [to, high]] = [curve[after - 1], curve[after]];
  return low + ((high - low) * (n - from)) / (to - from);
}

/** The parts of a seat's result in whole percent. They add up: luck is what is left. */
export function partsOf(seat: SeatReview): Record<'start' | 'luck' | 'given' | 'decisions' | 'result', number> {
  const [start, given, decisions, result] = [seat.start, seat.given, seat.decisions, seat.result].map((one) =>
    Math.round(100 * one),
  );
  return { start, luck: result - start - given - decisions, given, decisions, result };
}

/** Where turning points are, for a curve; those of one seat are strong. */
export const marksOf = (seats: SeatReview[], strong: string) =>
  seats.flatMap((one) => one.turning.map(({ n }) => ({ step: n, seat: one.seat, strong: one.seat === strong })));
