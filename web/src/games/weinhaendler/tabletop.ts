// Where everything lies round the river: the strip with pile, offer and hand, and a mat before each seat.
import type { View } from '../../generated/weinhaendler';
import { layout, type Layout, type Place } from './layout';
import { HELD, sum, type River } from './river';

interface Stretch {
  from: number;
  to: number;
  y: number;
}
/** How cards lie somewhere: their size, and that of the number on a stack of them. */
export interface Lying {
  scale: number;
  wide: number;
  high: number;
  rx: number;
  count: { r: number; size: number; inset: number };
}
export interface Mat {
  whose: number;
  mine: boolean;
  x: number;
  y: number;
  wide: number;
  high: number;
  laid: number[]; // by kind
  cargo: (Place & { cargo: number; scale: number })[];
  top: number; // of the cargo
  middle: number; // of what is laid
}
/** A seat on a narrow screen; pressing it opens its mat. */
export interface Chip {
  whose: number;
  x: number;
  y: number;
  wide: number;
  high: number;
}
export interface TableTop {
  river: River;
  map: Layout;
  upright: boolean;
  big: boolean; // a tablet: fingers, and less room across
  rows: number; // of cards in the strip
  card: Lying & { row: number };
  strip: { top: number; bottom: number; pile: Place; discards: Place; offer: Stretch; hand: Stretch };
  laid: Lying & { step: number };
  mats: Mat[]; // on a narrow screen only the one that is open
  chips: Chip[];
  tall: number;
  least: number; // what a finger or a hasty mouse needs, in units of the table
}

export const INSIDE = 12;
const HEAD = 36;
const GAP = 8;
const TRACK = 24; // the gold, nailed on the frame below the map
const CARD = { rx: 8, count: { r: 10.5, size: 14, inset: 10.5 } };
const LAID = { rx: 6, count: { r: 8.5, size: 12.5, inset: 6 } };
const CHIPS = { top: 3, high: 62 };
const STRIP = { upright: 116, broad: 112 };
/** How high the whole table is on a broad screen, by the width it has there: all of the room, whatever the seats. */
const TALL = { desk: 719, tablet: 815 };

/** `room` and `pixels` are the widths on the screen that the table may take and takes; `open`: whose mat lies over the river;
    `high`: how high it may be on a narrow screen, in pixels. */
export function layTable(river: River, view: View, me: number, room: number, pixels: number, open = -1, high = 0): TableTop {
  const upright = room < 700,
    big = !upright && room < 940;
  const offered = sum(view.offer) > 0,
    held = me >= 0 && !!view.hand[me];
  const rows = upright && offered && held ? 2 : 1;
  const card = upright
    ? rows > 1
      ? { wide: 42, scale: 0.56, high: 46, row: STRIP.upright / 2, ...CARD }
      : { ...narrowed(held ? view.hand[me]! : view.offer), row: STRIP.upright, ...CARD }
    : { wide: 64, scale: 1, high: 84, row: STRIP.broad, ...CARD };
  const laid = upright
    ? { scale: 0.5, wide: 42, high: 46, step: 46, ...LAID }
    : big
      ? { scale: 0.6, wide: 48, high: 50, step: 52, ...LAID }
      : { scale: 0.44, wide: 33, high: 38, step: 38, ...LAID };
  const columns = upright ? 1 : view.seats === 4 ? 2 : 3;
  const lines = Math.ceil(view.seats / columns);
  const matHigh = lines > 1 ? (big ? 130 : 112) : big ? 156 : 142;
  const mapHigh = TALL[big ? 'tablet' : 'desk'] - 8 - TRACK - GAP - STRIP.broad - 4 - GAP - lines * (matHigh + GAP);
  const map = upright
    ? layout(river.nantes, true, CHIPS.top + CHIPS.high + 9, spacing(river.nantes, high && (high * 380) / room))
    : layout(river.nantes, false, 8, mapHigh);
  const strip = layStrip(map, rows, card.row, offered && held);
  const base = { river, map, upright, big, rows, card, strip, laid, least: pixels ? (40.5 * map.width) / pixels : 0 };
  if (upright) {
    const mats = open < 0 ? [] : [layOpen(base, view, me, open)];
    return { ...base, mats, chips: layChips(map, view.seats, Math.max(me, 0)), tall: strip.bottom + 4 };
  }
  const mats = layMats(base, view, me, columns, matHigh);
  return { ...base, mats, chips: [], tall: strip.bottom + GAP + lines * (matHigh + GAP) };
}

/** Cards on a narrow screen, so broad that a stack of every kind has its place. */
function narrowed(counts: readonly number[]): { wide: number; scale: number; high: number } {
  const wide = Math.min(58, 288 / Math.max(1, counts.filter(Boolean).length) - 2);
  return { wide, scale: (0.9 * wide) / 58, high: (75 * wide) / 58 };
}

/** How long a space of the river is on a narrow screen, so that all of the table comes to so many units, if any are told. Nantes
    is two spaces long; a short river is drawn as long as one of eight towns. */
const spacing = (nantes: number, tall: number) => {
  const most = Math.max(46, 414 / (nantes + 2));
  const least = nantes > 7 ? 22 : 34;
  return tall ? Math.max(least, Math.min(most, (tall - CHIPS.top - CHIPS.high - STRIP.upright - 39) / (nantes + 2))) : most;
};

function layStrip(map: Layout, rows: number, high: number, both: boolean): TableTop['strip'] {
  const { upright } = map;
  const top = map.bottom + (upright ? 10 : TRACK + GAP);
  const line = (row: number) => top + row * high + high / 2 + (rows > 1 ? 7 : 9);
  const left = upright ? 64 : 190,
    right = map.width - 14;
  const split = both && !upright ? left + (right - left) / 2 : null;
  return {
    top,
    bottom: top + rows * high + 4,
    pile: { x: upright ? 33 : 48, y: upright ? top + 33 : line(0) },
    discards: upright ? { x: 33, y: top + 88 } : { x: 120, y: line(0) },
    offer: { from: left, to: split ? split - 12 : right, y: line(0) },
    hand: { from: split ? split + 6 : left, to: right, y: line(upright && both ? 1 : 0) },
  };
}

function layChips(map: Layout, seats: number, first: number): Chip[] {
  const wide = (map.width - 8 - 4 * (seats - 1)) / seats;
  return Array.from({ length: seats }, (_, at) => ({
    whose: (first + at) % seats,
    x: 4 + at * (wide + 4),
    y: CHIPS.top,
    wide,
    high: CHIPS.high,
  }));
}

type Base = Omit<TableTop, 'mats' | 'chips' | 'tall'>;

/** A mat at its place: the head, what is laid, the cargo in the room that is left. */
function layMat(
  on: Base,
  view: View,
  me: number,
  whose: number,
  at: { x: number; y: number; wide: number; high: number },
): Mat {
  const top = HEAD + on.laid.high + 2;
  return {
    ...at,
    whose,
    mine: whose === me,
    laid: [...view.coal[whose], view.sailors[whose], view.fishing[whose]],
    cargo: aboard(on.river, view.aboard[whose], at.wide - 2 * INSIDE, at.high - top - 4, on.upright ? 45 : 27),
    top: at.y + top,
    middle: at.y + HEAD + on.laid.high / 2,
  };
}

/** On a narrow screen: over the lower end of the river, with room for fingers. */
function layOpen(on: Base, view: View, me: number, whose: number): Mat {
  const high = HEAD + on.laid.high + 6 + Math.max(1, Math.ceil(sum(view.aboard[whose]) / 3)) * 45 + 54;
  const least = Math.min(high, on.map.bottom - on.map.top - 8);
  return layMat(on, view, me, whose, { x: 12, y: on.map.bottom - least - 4, wide: on.map.width - 24, high: least });
}

function layMats(on: Base, view: View, me: number, columns: number, high: number): Mat[] {
  const wide = (on.map.width - 6 - GAP * (columns - 1)) / columns;
  return Array.from({ length: view.seats }, (_, at) => {
    const whose = (Math.max(me, 0) + at) % view.seats;
    const y = on.strip.bottom + GAP + Math.floor(at / columns) * (high + GAP);
    return layMat(on, view, me, whose, { x: 3 + (at % columns) * (wide + GAP), y, wide, high });
  });
}

/** Barrels and tickets in rows; smaller when there are many. */
function aboard({ cargoes }: River, counts: number[], wide: number, high: number, pitch: number): Mat['cargo'] {
  const held = counts.flatMap((many, cargo) => Array.from({ length: many }, () => cargo));
  held.sort((a, b) => Number(cargoes[b].barrel) - Number(cargoes[a].barrel) || a - b);
  for (let scale = 1; ; scale *= 0.88) {
    let x = 0,
      row = 0;
    const places = held.map((cargo) => {
      const need = (cargoes[cargo].barrel ? (pitch > 40 ? 46 : 36) : 101) * scale;
      if (x + need > wide) {
        x = 0;
        row += 1;
      }
      x += need;
      return { cargo, x: x - need / 2, y: (row + 0.5) * pitch * scale, scale };
    });
    if ((row + 1) * pitch * scale <= high || scale < 0.3) return places;
  }
}

/** Cards side by side, a stack a kind; the stacks are fanned as far as there is room. */
export function stacks(on: TableTop, name: 'offer' | 'hand', counts: number[]) {
  const { from, to, y } = on.strip[name];
  const { wide } = on.card;
  const kinds = counts.map((many, kind) => ({ many, kind })).filter(({ many }) => many);
  const extra = sum(counts) - kinds.length;
  const step = Math.max(
    on.upright ? 0.4 : 1.5,
    Math.min(on.upright ? 9 : 15, extra ? (to - from - kinds.length * (wide + 2)) / extra : 0),
  );
  let x = from;
  return kinds.map(({ kind, many }) => {
    const stack = { id: `${name}:${HELD[kind]}`, kind, many, y, step, x: x + wide / 2 };
    x += wide + 2 + (many - 1) * step;
    return stack;
  });
}

/** Where cards of a kind lie that a seat has laid: at most four of them are shown. */
export function laidAt(on: TableTop, mat: Mat, kind: number): Place {
  const before = mat.laid.slice(0, kind);
  const more = sum(before.map((many) => Math.max(0, Math.min(many, 4) - 1)));
  return { x: mat.x + INSIDE + on.laid.wide / 2 + before.filter(Boolean).length * on.laid.step + more * 7, y: mat.middle };
}
