// The map redrawn for a phone held upright, as a plan of an underground railway is: stretched to the screen, then places are
// pushed apart until a finger can mean each of them, each pulled softly home; land and sea follow the places.
import { reach, roomBeside, type Chart, type Point } from './map';

const UNITS = 3; // of the map for a pixel of the phone: a city is then about 32 pixels across
const WIDE = 374 * UNITS;
const APART = 44 * UNITS; // two places, at least
const EDGE = 24 * UNITS;
const CLEAR = 12; // between a road and a place it passes

/** As high as it stands on a phone's page, and alone on its screen. */
export const [IN_PAGE, ALONE] = [440, 640];
const made = new WeakMap<Chart, Map<number, Chart>>();

/** Made when somebody needs it: the same on every device. */
export function upright(globe: Chart, high: number): Chart {
  const known = made.get(globe) ?? new Map<number, Chart>();
  made.set(globe, known);
  if (!known.has(high)) known.set(high, redraw(globe, high * UNITS));
  return known.get(high)!;
}

function redraw(globe: Chart, high: number): Chart {
  const stretch = ({ x, y }: Point): Point => ({ x: (x * WIDE) / globe.width, y: (y * high) / globe.height });
  const home = globe.places.map(({ id }) => stretch(globe.at.get(id)!));
  const spots = pushApart(home, high);
  const at = new Map(globe.places.map(({ id }, index) => [id, spots[index]]));
  const moved = (point: Point) => follow(stretch(point), home, spots);
  const free = roomBeside(globe.places, at, WIDE, high);
  const regions = globe.regions.map(({ id, label, outline }) => ({ id, label: moved(label), outline: outline.map(moved) }));
  return {
    ...globe,
    width: WIDE,
    height: high,
    upright: true,
    at,
    regions,
    bends: bendsOf(globe, at),
    counter: free({ x: WIDE - 122, y: 100, size: 0.84 }, 220, 270, 62),
    ship: free({ x: 92, y: 240, size: 0.9 }, 130, 110),
    rose: free({ x: 110, y: high - 120, size: 0.85 }, 120, 160),
  };
}

function pushApart(home: Point[], high: number): Point[] {
  const spots = home.map((spot) => ({ ...spot }));
  for (let round = 0; round < 900; round++) {
    const pull = round < 700 ? 0.02 : 0;
    for (let first = 0; first < spots.length; first++)
      for (let second = first + 1; second < spots.length; second++) {
        const [one, other] = [spots[first], spots[second]];
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const far = Math.hypot(dx, dy) || 1;
        if (far > APART) continue;
        const push = (APART + 1 - far) / far / 2;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
    spots.forEach((spot, index) => {
      spot.x = Math.max(EDGE, Math.min(WIDE - EDGE, spot.x + (home[index].x - spot.x) * pull));
      spot.y = Math.max(EDGE, Math.min(high - EDGE, spot.y + (home[index].y - spot.y) * pull));
    });
  }
  return spots;
}

/** What lies between places moves as the nearest of them did. */
function follow(point: Point, home: Point[], spots: Point[]): Point {
  let [right, down, weights] = [0, 0, 0];
  home.forEach((from, index) => {
    const weight = 1 / (Math.hypot(point.x - from.x, point.y - from.y) ** 3 + 1);
    right += weight * (spots[index].x - from.x);
    down += weight * (spots[index].y - from.y);
    weights += weight;
  });
  return { x: Math.round(point.x + right / weights), y: Math.round(point.y + down / weights) };
}

function bendsOf(globe: Chart, at: Map<string, Point>): Map<string, Point> {
  const bends = new Map<string, Point>();
  for (const { id, one, other } of globe.routes) {
    const [a, b] = [at.get(one)!, at.get(other)!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    let needed = 0; // sideways, of the point the road is drawn towards
    for (const { id: third } of globe.places) {
      if (third === one || third === other) continue;
      const spot = at.get(third)!;
      const along = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length ** 2;
      const aside = ((spot.y - a.y) * dx - (spot.x - a.x) * dy) / length;
      const lacks = reach(globe.placeOf.get(third)!) + CLEAR - Math.abs(aside);
      if (along <= 0.05 || along >= 0.95 || lacks <= 0) continue;
      const bend = ((aside > 0 ? -1 : 1) * lacks) / (2 * along * (1 - along));
      if (Math.abs(bend) > Math.abs(needed)) needed = bend;
    }
    if (needed) bends.set(id, { x: (a.x + b.x) / 2 - (dy / length) * needed, y: (a.y + b.y) / 2 + (dx / length) * needed });
  }
  return bends;
}
