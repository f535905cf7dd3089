// Where things lie. The river runs to the right on a broad screen, downwards on a narrow one; "along" is the way the water goes.
import { NANTES, SOUTH, TOWNS } from './river';

export interface Place {
  x: number;
  y: number;
  scale?: number;
}

export interface Layout {
  upright: boolean;
  width: number;
  half: number; // from the middle of the water to its bank
  start: number;
  end: number; // of the river, along
  land: number; // the map's edge, across
  top: number;
  bottom: number; // of the map
  point: (along: number, across: number) => { x: number; y: number };
  from: (town: number) => number; // where a space begins, along
  long: (town: number) => number;
  pier: (pier: number) => Place;
  stream: (town: number, at: number, many: number) => Place;
  name: (town: number) => Place;
}

/** Which bank a town lies on: -1 north, 1 south, by turns; Nantes on both, with its name on the north. */
export const side = (town: number) => (town % 2 || town === NANTES ? -1 : 1);
export const sideOf = (pier: number) => (pier === SOUTH ? 1 : side(pier));
const LENGTH = 53,
  BEAM = 35; // the water a boat needs

export function layout(upright: boolean, top: number): Layout {
  const [step, last, half, land, start] = upright ? [78, 212, 84, 106, top + 8] : [122, 122, 66, 110, 12];
  const middle = upright ? 190 : top + land + half;
  const from = (town: number) => start + town * step;
  const long = (town: number) => (town === NANTES ? last : step);
  const bend = (along: number) => (upright ? 5 : 7) * Math.sin(((along - start) / step) * 1.35 + 0.6);
  const point = (along: number, across: number) =>
    upright ? { x: middle + bend(along) + across, y: along } : { x: along, y: middle + bend(along) + across };
  const centre = (town: number) => from(town) + long(town) / 2;
  const end = from(NANTES) + last;
  return {
    upright,
    half,
    land,
    start,
    end,
    point,
    from,
    long,
    top,
    width: upright ? 380 : 1000,
    bottom: upright ? end + 8 : middle + half + land,
    pier: (pier) => point(centre(Math.min(pier, NANTES)), sideOf(pier) * (half - 22)),
    stream: (town, at, many) => {
      const room = 2 * half - (town === NANTES ? 2 : 1) * 40;
      let best = { columns: 1, rows: many, scale: 0 };
      for (let columns = 1; columns <= many; columns++) {
        const rows = Math.ceil(many / columns);
        const scale = Math.min(1, (long(town) - 4) / (LENGTH * columns), room / (BEAM * rows));
        if (scale > best.scale) best = { columns, rows, scale };
      }
      const { columns, rows, scale } = best;
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, many - row * columns);
      const across = (town === NANTES ? 0 : -side(town) * 20) + (row - (rows - 1) / 2) * BEAM * scale;
      return { ...point(centre(town) + ((at % columns) - (inRow - 1) / 2) * LENGTH * scale, across), scale };
    },
    name: (town) =>
      upright ? { x: side(town) < 0 ? 55 : 325, y: from(town) + 17 } : point(centre(town), side(town) * (half + 20)),
  };
}

/** What waits at a town, in rows away from the water: a passenger a row, barrels side by side. */
export function waitingAt(
  on: Layout,
  town: number,
  passengers: number,
  barrels: number,
): { passengers: Place[]; barrels: Place[] } {
  const { x, y } = on.name(town);
  const pitch = on.upright ? (town === NANTES ? 44 : 27) : 25;
  const row = (at: number): Place =>
    on.upright
      ? { x, y: y + (town === NANTES ? 82 : 25) + at * pitch, scale: 0.92 }
      : { x, y: y + side(town) * (26 + at * pitch) };
  return {
    passengers: Array.from({ length: passengers }, (_, at) => row(at)),
    barrels: Array.from({ length: barrels }, (_, at) => {
      const spot = row(passengers);
      return { ...spot, x: spot.x + (at - (barrels - 1) / 2) * 40 };
    }),
  };
}

export const everyTown = TOWNS.map((_, town) => town);
