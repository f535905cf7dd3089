// What can lie on the market, by the numbers the view uses.
import { box, words, type Square } from '../../generated/heller';

export const COLUMNS = box.columns;
export const ROWS = box.rows;
export const STALL = box.stall;
/** The squares: what lies on a space is its place in this list + 1. */
export const SQUARES = words.market.slice(1, STALL) as Square[];
export const CELLS = words.empty;
export const LINES = box.lines;
export const codeOf = (piece: (typeof words.market)[number]) => words.market.indexOf(piece);

export const stallCode = (seat: number, rank: number) => STALL + seat * box.ranks + rank - 1;
export const stallOf = (code: number) => ({
  seat: Math.floor((code - STALL) / box.ranks),
  rank: ((code - STALL) % box.ranks) + 1,
});
