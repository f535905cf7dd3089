// Where things lie. The river runs to the right on a broad screen, downwards on a narrow one; "along" is the way the water goes.
export interface Place {
  x: number;
  y: number;
  scale?: number;
}

export interface Layout {
  upright: boolean;
  nantes: number; // the last town and its north pier; the south one comes after it
  towns: number[];
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
  side: (pier: number) => -1 | 1; // which bank it lies on: north, south, by turns; Nantes on both, with its name on the north
  pier: (pier: number) => Place;
  stream: (town: number, at: number, many: number) => Place;
  name: (town: number) => Place;
}

const LENGTH = 66,
  BEAM = 42; // the water a boat needs
const SMALL = 0.62; // of a boat on a narrow screen, where a space is 46 long

/** `nantes`: the number of the last town. `tall`: how high the map may be on a broad screen, the banks take what the water
    leaves; how long a space is on a narrow one. */
export function layout(nantes: number, upright: boolean, top: number, tall = upright ? 46 : 352): Layout {
  const [step, last, half, land, start] = upright
    ? [tall, 2 * tall, 84, 106, top + 6]
    : [854 / nantes, 122, 66, tall / 2 - 66, 12];
  const small = Math.min(upright ? SMALL : 1, (step - 4) / LENGTH);
  const side = (pier: number) => ((nantes - pier) % 2 ? 1 : -1);
  const middle = upright ? 190 : top + land + half;
  const from = (town: number) => start + town * step;
  const long = (town: number) => (town === nantes ? last : step);
  const bend = (along: number) => (upright ? 5 : 7) * Math.sin(((along - start) / (upright ? step : 122)) * 1.35 + 0.6);
  const point = (along: number, across: number) =>
    upright ? { x: middle + bend(along) + across, y: along } : { x: along, y: middle + bend(along) + across };
  const centre = (town: number) => from(town) + long(town) / 2;
  /** Not beyond the frame, where the first space is a short one. */
  const named = (town: number) => {
    const { x, y } = point(centre(town), side(town) * (half + 21));
    return { x: Math.max(73, x), y };
  };
  const end = from(nantes) + last;
  return {
    upright,
    nantes,
    towns: Array.from({ length: nantes + 1 }, (_, town) => town),
    side,
    half,
    land,
    start,
    end,
    point,
    from,
    long,
    top,
    width: upright ? 380 : 1000,
    bottom: upright ? end + 6 : middle + half + land,
    pier: (pier) => ({
      ...point(centre(Math.min(pier, nantes)), side(pier) * (half - (upright ? 20 : 25))),
      scale: small,
    }),
    stream: (town, at, many) => {
      const room = 2 * half - (town === nantes ? 2 : 1) * 40;
      let best = { columns: 1, rows: many, scale: 0 };
      for (let columns = 1; columns <= many; columns++) {
        const rows = Math.ceil(many / columns);
        const scale = Math.min(small, (long(town) - 4) / (LENGTH * columns), room / (BEAM * rows));
        if (scale > best.scale) best = { columns, rows, scale };
      }
      const { columns, rows, scale } = best;
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, many - row * columns);
      const across = (town === nantes ? 0 : -side(town) * 20) + (row - (rows - 1) / 2) * BEAM * scale;
      return { ...point(centre(town) + ((at % columns) - (inRow - 1) / 2) * LENGTH * scale, across), scale };
    },
    name: (town) => (upright ? { x: side(town) < 0 ? 58 : 322, y: from(town) + 12 } : named(town)),
  };
}

const BARRELS = 4; // in a row

/** What waits on a town's quay, in rows away from the water: tickets two by two, then barrels side by side. Smaller where there
    are many. */
export function waitingAt(
  on: Layout,
  town: number,
  passengers: number,
  barrels: number,
): { passengers: Place[]; barrels: Place[]; quay: { x: number; y: number; width: number; height: number } } {
  const { x, y } = on.name(town);
  const ticketRows = Math.ceil(passengers / 2),
    rows = ticketRows + Math.ceil(barrels / BARRELS);
  const room = (on.upright ? 2 * on.long(0) - 24 : on.land - 32) / (25 * Math.max(1, rows));
  const out = on.upright ? 1 : on.side(town),
    scale = Math.min(on.upright ? 0.88 : 1, room),
    pitch = 25 * scale;
  const down = (row: number) => y + out * ((on.upright ? 20 : 24) + row * pitch);
  const beside = (at: number, many: number, wide: number) => x + (at - (many - 1) / 2) * wide * scale;
  const tickets = (at: number) => Math.min(2, passengers - at + (at % 2));
  const [near, far] = [down(0), down(Math.max(0, rows - 1))];
  const abreast = (at: number) => Math.min(BARRELS, barrels - at + (at % BARRELS));
  const wide = (Math.max(passengers > 1 ? 118 : 59, barrels > 1 ? 40 * abreast(0) : 0) + 4) * scale;
  return {
    passengers: Array.from({ length: passengers }, (_, at) => ({
      x: beside(at % 2, tickets(at), 59),
      y: down(Math.floor(at / 2)),
      scale,
    })),
    barrels: Array.from({ length: barrels }, (_, at) => ({
      x: beside(at % BARRELS, abreast(at), 40),
      y: down(ticketRows + Math.floor(at / BARRELS)),
      scale,
    })),
    quay: {
      x: x - wide / 2,
      y: Math.min(near, far) - 13.5 * scale,
      width: wide,
      height: rows ? Math.abs(far - near) + 27 * scale : 0,
    },
  };
}
