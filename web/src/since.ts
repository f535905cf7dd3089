// What was done since my turn: by whom, in a few words, and where. From the log, so it is the same on every device.
import { counting, shown } from './generated';
import { sinceLine, type Names } from './texts.svelte';
import type { GameFolder, Happening, Place, Stays } from './types';

const CLAUSES = 3;
const FILLED = 12; // pennants; older ones are hollow
const A_MOVE = 600; // milliseconds: what takes less is trivia

/** What one seat did, without another between. */
export interface Stroke {
  seat: string;
  events: Happening[];
}

/** A few words about a seat. `mine`: what others did to me. */
export interface Chip {
  seat: string;
  mine: boolean;
  clauses: string[];
  more: number;
  first: Happening;
}

export interface Pennant {
  at: Place;
  seat: string;
  fresh: boolean;
  text?: string;
}
export interface Trail {
  from: Place;
  to: Place;
  seat: string;
}

/** The events of a log from an entry on, by strokes: whoever the first event of an entry names has made it. My own last entry
    may have told of others, too: what it opened, what was counted. */
export function strokesOf(log: Happening[], from: number, until: number, me: string | null = null): Stroke[] {
  const strokes: Stroke[] = [];
  let n = -1;
  let seat = '';
  for (const event of log) {
    if (event.n < Math.max(1, from - 1) || event.n >= until) continue;
    const mine = me !== null && event.n === from - 1;
    if (mine && (typeof event.seat !== 'string' || event.seat === me)) continue;
    if ((mine || event.n !== n) && typeof event.seat === 'string') seat = event.seat;
    n = event.n;
    if (!seat) continue;
    if (strokes.at(-1)?.seat === seat) strokes.at(-1)!.events.push(event);
    else strokes.push({ seat, events: [event] });
  }
  return strokes;
}

/** For who does not play: the last stroke of every seat. */
export function lastStrokes(log: Happening[], until: number): Stroke[] {
  const last = new Map(strokesOf(log, 1, until).map((one) => [one.seat, one]));
  return [...last.values()];
}

/** Chips in turn order after me; first of all what was done to me. */
export function chipsOf(game: string, strokes: Stroke[], seats: string[], me: string | null, names: Names): Chip[] {
  const from = me ? seats.indexOf(me) + 1 : 0;
  const order = [...seats.slice(from), ...seats.slice(0, from)].filter((seat) => seat !== me);
  const all = strokes.flatMap((stroke) => stroke.events.map((event) => ({ event, by: stroke.seat })));
  const toMe = all.filter(({ event, by }) => me && event.seat === me && by !== me).map((one) => one.event);
  const bySeat = (seat: string) =>
    all.filter(({ event, by }) => (typeof event.seat === 'string' ? event.seat : by) === seat).map((one) => one.event);
  const chips = [
    ...(me ? [chip(game, me, true, toMe, names)] : []),
    ...order.map((seat) => chip(game, seat, false, bySeat(seat), names)),
  ];
  return chips.filter((one) => one !== null);
}

function chip(game: string, seat: string, mine: boolean, events: Happening[], names: Names): Chip | null {
  const told = summed(game, events)
    .map((event) => ({ event, text: sinceLine(game, event, names) }))
    .filter((one) => one.text);
  if (!told.length) return null;
  const first = told[0].event;
  const heaviest = told.sort((one, other) => weight(game, other.event) - weight(game, one.event)).map((one) => one.text);
  return { seat, mine, clauses: heaviest.slice(0, CLAUSES), more: Math.max(0, heaviest.length - CLAUSES), first };
}

/** Lines of one counting are one clause. */
function summed(game: string, events: Happening[]): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const same = counting[game]?.[event.event] && found.find((one) => one.event === event.event && one.n === event.n);
    if (same && typeof same.amount === 'number')
      found[found.indexOf(same)] = { ...same, amount: same.amount + Number(event.amount) };
    else if (!same) found.push(event);
  }
  return found;
}

/** Points first, then what happened on the board, then trivia. */
function weight(game: string, event: Happening): number {
  if (event.amount !== undefined) return event.rule ? 3 : 1;
  return (shown[game]?.[event.event] ?? 0) >= A_MOVE ? 2 : 0;
}

/** Where an event leaves a mark. */
export const staysOf = (folder: GameFolder, event: Happening): Stays => folder.stays?.(event) ?? { at: plain(folder, event) };

/** Without more from the folder: what an event speaks of, unless that is only a seat, or something was paid. */
function plain(folder: GameFolder, event: Happening): Place[] {
  return event.amount === undefined ? folder.things(event).filter((one) => !/^(seat|purse):/.test(one)) : [];
}

/** The newest pennant of every place; those of the last stroke of a seat are filled. */
export function marksOf(
  folder: GameFolder | null,
  strokes: Stroke[],
  me: string | null,
): { pennants: Pennant[]; trails: Trail[] } {
  const pennants = new Map<Place, Pennant>();
  const trails: Trail[] = [];
  if (!folder) return { pennants: [], trails };
  const last = new Map(strokes.map((one) => [one.seat, one]));
  for (const stroke of strokes) {
    for (const event of stroke.events) {
      const seat = typeof event.seat === 'string' ? event.seat : stroke.seat;
      if (event.event === 'undone' || (seat === me && stroke.seat === me)) continue;
      const { at, trail, text } = staysOf(folder, event);
      const fresh = last.get(stroke.seat) === stroke;
      at.forEach((place, which) => {
        pennants.delete(place);
        pennants.set(place, { at: place, seat, fresh, text: which ? undefined : text });
      });
      if (trail) trails.push({ from: trail[0], to: trail[1], seat });
    }
  }
  const all = [...pennants.values()];
  return { pennants: all.map((one, at) => ({ ...one, fresh: one.fresh && at >= all.length - FILLED })), trails };
}
