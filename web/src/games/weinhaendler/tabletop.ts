// Where everything lies round the river: the strip with pile, offer and hand, and a mat before each seat.
import type { View } from '../../generated/weinhaendler';
import { layout, type Layout, type Place } from './layout';
import { CARGOES, HELD, sum } from './river';

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
export interface TableTop {
  map: Layout;
  upright: boolean;
  big: boolean; // a tablet: fingers, and less room across
  rows: number; // of cards in the strip
  card: Lying & { row: number };
  strip: { top: number; bottom: number; pile: Place; discards: Place; offer: Stretch; hand: Stretch };
  laid: Lying & { step: number };
  row: number; // between two rows of my cargo
  mats: Mat[];
  tall: number;
  least: number; // what a finger or a hasty mouse needs, in units of the table
}

export const INSIDE = 12;
const HEAD = 39;
const CARD = { rx: 8, count: { r: 10.5, size: 14, inset: 10.5 } };
const LAID = { rx: 6, count: { r: 8.5, size: 12.5, inset: 6 } };

/** `room` and `pixels` are the widths on the screen that the table may take and takes; `keeping`: my cards may be kept. */
export function layTable(view: View, me: number, room: number, pixels: number, keeping: boolean): TableTop {
  const upright = room < 700,
    big = !upright && room < 940;
  const offered = sum(view.offer) > 0,
    held = me >= 0 && !!view.hand[me];
  const rows = upright ? Math.max(1, Number(offered) + Number(held)) : 1;
  const card = upright
    ? { wide: 47, scale: 0.8, high: 67, row: 91, ...CARD }
    : { wide: 64, scale: 1, high: 84, row: 112, ...CARD };
  const map = layout(upright, upright ? 6 + rows * card.row + 14 : 10);
  const strip = layStrip(map, rows, card.row, offered && held);
  const [laid, row] = upright
    ? [{ scale: 0.5, wide: 42, high: 46, step: 46, ...LAID }, 45]
    : big
      ? [{ scale: 0.64, wide: 51, high: 56, step: 55, ...LAID }, 53]
      : [{ scale: 0.5, wide: 36, high: 45, step: 42, ...LAID }, 27];
  const base = { map, upright, big, rows, card, strip, laid, row, least: pixels ? (40.5 * map.width) / pixels : 0 };
  const mats = layMats(base, view, me, keeping);
  return { ...base, mats, tall: mats[mats.length - 1].y + mats[mats.length - 1].high + 8 };
}

function layStrip(map: Layout, rows: number, high: number, both: boolean): TableTop['strip'] {
  const { upright } = map;
  const top = upright ? 6 : map.bottom + 12;
  const line = (row: number) => top + row * high + high / 2 + 9;
  const left = upright ? 62 : 190,
    right = map.width - 14;
  const split = both && !upright ? left + (right - left) / 2 : null;
  return {
    top,
    bottom: top + rows * high + 4,
    pile: { x: upright ? 32 : 48, y: line(0) },
    discards: upright ? { x: 32, y: line(1) } : { x: 120, y: line(0) },
    offer: { from: left, to: split ? split - 12 : right, y: line(0) },
    hand: { from: split ? split + 6 : left, to: right, y: line(upright && both ? 1 : 0) },
  };
}

function layMats(on: Omit<TableTop, 'mats' | 'tall'>, view: View, me: number, keeping: boolean): Mat[] {
  const { map, upright, big, strip } = on;
  const { seats } = view;
  const columns = upright ? 1 : seats === 4 || (big && seats > 3) ? 2 : 3;
  const gap = 10,
    wide = (map.width - 16 - gap * (columns - 1)) / columns;
  let y = (upright ? map.bottom : strip.bottom) + 14;
  let highest = 0;
  const found = Array.from({ length: seats }, (_, at): Mat => {
    const whose = (Math.max(me, 0) + at) % seats;
    const mine = whose === me;
    const x = 8 + (at % columns) * (wide + gap);
    const laid = [...view.coal[whose], view.sailors[whose], view.fishing[whose]];
    const cargo = aboard(view.aboard[whose], wide - 2 * INSIDE, mine ? on.row : 27, upright);
    const keep = mine && keeping && upright ? 50 : 0;
    const top = HEAD + on.laid.high + 2;
    const high = upright ? top + cargo.high + keep + 5 : top + Math.max(big ? 59 : 57, cargo.high + 5);
    const mat = { whose, mine, x, y, wide, high, laid, cargo: cargo.places, top: y + top, middle: y + HEAD + on.laid.high / 2 };
    highest = Math.max(highest, high);
    if ((at + 1) % columns === 0) {
      y += highest + (upright ? 8 : gap);
      highest = 0;
    }
    return mat;
  });
  // Mats side by side are of one height.
  const highestAt = (y: number) => Math.max(...found.filter((other) => other.y === y).map((other) => other.high));
  return found.map((mat) => ({ ...mat, high: highestAt(mat.y) }));
}

/** Barrels and tickets in rows; smaller when there are many. */
function aboard(counts: number[], wide: number, pitch: number, upright: boolean): { places: Mat['cargo']; high: number } {
  const held = counts.flatMap((many, cargo) => Array.from({ length: many }, () => cargo));
  held.sort((a, b) => Number(CARGOES[b].barrel) - Number(CARGOES[a].barrel) || a - b);
  for (let scale = 1; ; scale -= 0.15) {
    let x = 0,
      row = 0;
    const places = held.map((cargo) => {
      const need = (CARGOES[cargo].barrel ? (pitch > 50 ? 54 : pitch > 40 ? 46 : 36) : 101) * scale;
      if (x + need > wide) {
        x = 0;
        row += 1;
      }
      x += need;
      return { cargo, x: x - need / 2, y: (row + 0.5) * pitch * scale, scale };
    });
    if (row < Math.max(pitch > 27 ? 2 : 1, Math.floor(56 / (pitch * scale))) || upright || scale < 0.5)
      return { places, high: held.length ? (row + 1) * pitch * scale : 0 };
  }
}

/** Cards side by side, a stack a kind; the stacks are fanned as far as there is room. */
export function stacks(on: TableTop, name: 'offer' | 'hand', counts: number[]) {
  const { from, to, y } = on.strip[name];
  const { wide } = on.card;
  const kinds = counts.map((many, kind) => ({ many, kind })).filter(({ many }) => many);
  const extra = sum(counts) - kinds.length;
  const step = Math.max(1.5, Math.min(on.upright ? 9 : 15, extra ? (to - from - kinds.length * (wide + 2)) / extra : 0));
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

/** Where cards come from that a seat lays, and go to that it takes. */
export const handAt = ({ strip: { hand } }: TableTop, mat: Mat): Place =>
  mat.mine ? { x: (hand.from + hand.to) / 2, y: hand.y } : { x: mat.x + mat.wide - 80, y: mat.y + 18 };
