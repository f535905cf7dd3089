// How each event of the market looks on stage, and how a day is counted there.
import type { Event, View } from '../../generated/heller';
import { indexOf } from '../../seats';
import { signed, textsOf } from '../../texts.svelte';
import type { BreakFrame, Drawn, Float, GameFolder, Place } from '../../types';
import { drawn } from '..';
import Piece from './Piece.svelte';
import { CELLS, COLUMNS, LINES, ROWS, SQUARES, STALL, stallCode, stallOf } from './pieces';

type Folder = GameFolder<View, never, Event>;
export type Earned = Extract<Event, { event: 'earned' }>;

const texts = textsOf('heller');
const FRAME = '-46 -46 92 92';
const BACK = drawn(Piece, { code: 1, hidden: true }, FRAME);
const piece = (code: number): Drawn => drawn(Piece, { code }, FRAME);
const square = (name: string | null): Drawn => (name ? piece(SQUARES.indexOf(name as (typeof SQUARES)[number]) + 1) : BACK);

/** The spaces of a part of a line. */
export function cellsOf({ from, to }: Pick<Earned, 'from' | 'to'>): number[] {
  if (!from || !to) return [];
  const [first, last] = [CELLS.indexOf(from), CELLS.indexOf(to)];
  const step = last - first < COLUMNS ? 1 : COLUMNS;
  return CELLS.map((_, cell) => cell).filter((cell) => cell >= first && cell <= last && (cell - first) % step === 0);
}

/** Where a seat's things come from and go to: mine lie in my tray, the others' on their cards. */
const from = (seat: string | null, looker: string | null, mine: Place): Place => (seat === looker ? mine : `seat:${seat}`);

export const beat: NonNullable<Folder['beat']> = (event, before, after, looker) => {
  switch (event.event) {
    case 'round_began':
      return {
        floats: [{ at: 'market', text: texts('round', { round: event.round }), kind: 'plain' }],
        effects: [
          { at: 'days', kind: 'glow' },
          { at: `seat:${event.seat}`, kind: 'glow' },
        ],
        sound: 'bell',
      };
    case 'kept':
      return {
        moves: [{ piece: BACK, from: 'pile', to: from(event.seat, looker, 'tray'), turns: event.seat === looker }],
        joins: true,
        sound: 'paper',
      };
    case 'drew':
      return {
        moves: [{ piece: BACK, from: 'pile', to: from(event.seat, looker, 'tray'), turns: event.seat === looker }],
        floats: [{ at: 'pile', text: signed(-1), kind: 'plain' }],
        sound: 'paper',
      };
    case 'stall_placed': {
      const stall = stallCode(indexOf(event.seat ?? ''), event.rank ?? 1);
      return {
        moves: [{ piece: piece(stall), from: from(event.seat, looker, `well-${event.rank}`), to: `cell:${event.cell}` }],
      };
    }
    case 'square_placed': {
      const start = before.no_luck ? `offer:${event.square}` : from(event.seat, looker, 'tray');
      const turns = !before.no_luck && event.seat !== looker;
      return { moves: [{ piece: square(event.square), from: start, to: `cell:${event.cell}`, turns }] };
    }
    case 'secret_placed': {
      const start = from(event.seat, looker, 'tray');
      return {
        moves: [{ piece: square(event.square), from: start, to: `cell:${event.cell}`, turns: true }],
        effects: [{ at: start, kind: 'seal' }],
        floats: [{ at: `cell:${event.cell}`, text: texts('secret-shown'), kind: 'plain' }],
        sound: 'stamp',
      };
    }
    case 'passed':
      return {
        effects: [{ at: `seat:${event.seat}`, kind: 'shake' }],
        floats: [{ at: `seat:${event.seat}`, text: texts('nothing-to-place'), kind: 'plain' }],
      };
    case 'earned':
      return { effects: [{ at: `line:${event.line}`, kind: 'glow' }], floats: [paid(event)], sound: 'coin' };
    case 'round_ended':
      return { effects: [{ at: 'market', kind: 'glow' }] };
    case 'game_ended':
      return { effects: [{ at: 'market', kind: 'glow' }], sound: 'bell' };
  }
};

const paid = ({ seat, amount }: Earned): Float => ({
  at: `purse:${seat}`,
  text: signed(amount),
  kind: amount < 0 ? 'loss' : amount > 0 ? 'gain' : 'plain',
});

/** What was placed is marked where it lies; what was counted is not. */
export const stays: NonNullable<Folder['stays']> = (event) => {
  switch (event.event) {
    case 'stall_placed':
    case 'square_placed':
      return { at: [`cell:${event.cell}`] };
    case 'secret_placed':
      return { at: [`cell:${event.cell}`], text: '?' };
    default:
      return { at: [] };
  }
};

// ---- the counting ----

/** A part of a line that pays somebody, and the events of it: the same worth for all who stand there. */
export interface Counted {
  line: number;
  cells: number[];
  events: Earned[];
}

/** All that pays, part by part in the order of the game. */
export function partsOf(events: Event[]): Counted[] {
  const found: Counted[] = [];
  for (const event of events) {
    if (event.event !== 'earned' || !event.line) continue;
    const line = LINES.indexOf(event.line);
    const last = found.at(-1);
    if (last?.line === line && last.events[0].from === event.from) last.events.push(event);
    else found.push({ line, cells: cellsOf(event), events: [event] });
  }
  return found;
}

/** What a frame of the counting is about: the beginning, a part of a line, a line where nobody stands, the sums. */
export type Page =
  { kind: 'opens' | 'rows' | 'sums' | 'closes' } | { kind: 'empty'; line: number } | { kind: 'part'; part: number };

/** How long a line stands: the first ones teach. */
const TAUGHT = [1400, 900];
const LATER = 650;
const MORE = 300; // for a sack, an eye, a fire

/** The frames of the counting with what they are about. */
export function pages(events: Event[], before: View): (BreakFrame & { page: Page })[] {
  const parts = partsOf(events);
  const swift = before.round > 1 ? 0.8 : 1;
  const found: (BreakFrame & { page: Page })[] = [{ ms: 900, counted: 0, page: { kind: 'opens' } }];
  let counted = 0,
    shown = 0;
  LINES.forEach((_, line) => {
    const here = parts.filter((one) => one.line === line);
    if (!here.length) found.push({ ms: 180, counted, page: { kind: 'empty', line } });
    for (const part of here) {
      counted += part.events.length;
      const special = Number(part.events[0].rule !== 'H15') + Number(part.cells.length < (line < ROWS ? COLUMNS : ROWS));
      const ms = ((TAUGHT[shown++] ?? LATER) + special * MORE) * swift;
      found.push({ ms, counted, beat: paying(part, before), page: { kind: 'part', part: parts.indexOf(part) } });
    }
    if (line === ROWS - 1) found.push({ ms: 700, counted, page: { kind: 'rows' } });
  });
  const over = events.at(-1)?.event === 'game_ended';
  found.push({ ms: over ? 2500 : 900, counted: events.length, page: { kind: 'sums' } });
  if (over) found.push({ ms: 900, counted: events.length, page: { kind: 'closes' } });
  return found;
}

/** A part pays: coins leave the stalls for the purses. */
function paying({ cells, events }: Counted, before: View): NonNullable<BreakFrame['beat']> {
  const stands = (seat: string | null) =>
    cells.find((cell) => before.market[cell] >= STALL && stallOf(before.market[cell]).seat === indexOf(seat ?? ''));
  return {
    moves: events
      .filter(({ amount, seat }) => amount && stands(seat) !== undefined)
      .map(({ amount, seat }) => {
        const [stall, purse] = [`cell:${CELLS[stands(seat)!]}`, `purse:${seat}`];
        const count = Math.min(4, Math.ceil(Math.abs(amount) / 4));
        return amount > 0 ? { piece: 'coin', from: stall, to: purse, count } : { piece: 'coin', from: purse, to: stall, count };
      }),
    floats: events.filter(({ amount }) => amount).map(paid),
    sound: 'coin',
  };
}

export const frames: NonNullable<Folder['frames']> = (events, before) =>
  events.some((one) => one.event === 'round_ended') ? pages(events, before) : [];
