// The map as a picture: where things lie, and where words go at a given scale. A scale is pixels of the screen for a unit of the map.
import { board, box, words } from '../../generated/pfeffersaecke';

type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
export interface Place {
  id: string;
  at: [number, number];
  label: string;
  region: string;
  value?: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Word extends Point {
  id: string;
  text: string;
  size: number;
  anchor: 'start' | 'middle' | 'end';
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Tables on another map are not told of it yet: every table draws the map the game comes with.
export const MAP = board;
export const [WIDTH, HEIGHT] = MAP.size;
export const CITIES = MAP.cities as unknown as (Place & { value: number })[];
export const VILLAGES = MAP.villages as unknown as Place[];
export const PLACES: Place[] = [...CITIES, ...VILLAGES];
export const placeOf = new Map(PLACES.map((place) => [place.id, place]));
export const pointOf = (id: string): Point => ({ x: placeOf.get(id)!.at[0], y: placeOf.get(id)!.at[1] });
export const ROUTES = MAP.routes.map(({ between: [one, other], toll }) => ({ id: `${one}-${other}`, one, other, toll }));
export const REGIONS = MAP.regions.map((region) => ({
  id: region.id,
  label: region.label,
  path: `M${region.outline.map((point) => point.join(' ')).join('L')}Z`,
}));

/** The route a way runs along, and its two ends in the order of the way. */
export const WAYS = new Map(
  ROUTES.flatMap((route) => [
    [route.id, { route, from: route.one, to: route.other }],
    [`${route.other}-${route.one}`, { route, from: route.other, to: route.one }],
  ]),
);

// What a city is, and the sign of a village out of the game: the numbers of the view.
const state = (word: (typeof words.city)[number]) => words.city.indexOf(word);
export const [SHUT, OPEN, DECIDED, COVERED] = [state('shut'), state('open'), state('decided'), state('covered')];
export const CLOSED = words.village.indexOf('closed');

/** The values of the disks in a hand, which counts them from the least value on. */
export const handOf = (counts: number[]) => counts.flatMap((many, at) => Array<number>(many).fill(at + box.least_value));

/** Where the villages left are counted. */
export const COUNTER: Point = { x: 1512, y: 282 };

// ---- places ----

export const SPACE = 13;
export const HOUSE = 16;
export const ring = (value: number) => Math.max(26, (value * 27.5) / (2 * Math.PI));
export const reach = (place: Place) => (place.value ? ring(place.value) + SPACE + 3 : HOUSE + 3);

/** P2: the spaces of a city, the first under the arrow, clockwise. */
export function spaceAt(value: number, space: number): Point {
  const angle = (2 * Math.PI * space) / value - Math.PI / 2;
  return { x: ring(value) * Math.cos(angle), y: ring(value) * Math.sin(angle) };
}

// ---- words: the large cities first; at a small scale only what finds room ----

const SIDES: Side[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const hits = (box: Box, boxes: Box[]) => boxes.filter((other) => overlap(box, other)).length;
const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

function beside(place: Place, side: string, text: string, size: number, shift = 0): Word & { box: Box } {
  const far = reach(place) + 3 + (place.value && side.startsWith('n') ? 5 : 0);
  const slant = side.length > 1 ? 0.74 : 1;
  const anchor = side.includes('e') ? 'start' : side.includes('w') ? 'end' : 'middle';
  const y =
    place.at[1] +
    (side.includes('n') ? -far * slant - size * 0.12 : side.includes('s') ? far * slant + size * 0.78 : size * 0.33);
  const width = text.length * size * 0.57;
  const x = place.at[0] + (anchor === 'middle' ? shift * width : anchor === 'start' ? far * slant : -far * slant);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width;
  return {
    id: place.id,
    text,
    size,
    anchor,
    x,
    y,
    box: { left, right: left + width, top: y - size * 0.78, bottom: y + size * 0.2 },
  };
}

export interface Layout {
  names: Word[];
  regions: Word[];
  tolls: (Point & { id: string; size: number })[];
}

export function layout(scale: number, name: (kind: 'place' | 'region', id: string) => string): Layout {
  const taken: Box[] = PLACES.map((place) => around(place.at[0], place.at[1], reach(place) * 1.6, reach(place) * 1.6));
  const near = scale > 0.42;
  taken.push(
    around(COUNTER.x, COUNTER.y + 62, 290, 340),
    around(154, 88, 290, 100),
    around(128, 240, 170, 140),
    around(140, 1000, 190, 230),
  );
  const tollSize = Math.max(14, (near ? 11.5 : 9.5) / scale);
  const middles = new Map(ROUTES.map((route) => [route.id, middle(route.id)]));
  // Names keep off the middles of routes too, where the tolls would like to be.
  const wished = near
    ? ROUTES.map((route) => around(middles.get(route.id)!.x, middles.get(route.id)!.y, tollSize * 1.5, tollSize * 1.2))
    : [];
  const names: Word[] = [];
  const cities = [...CITIES].sort((one, other) => other.value - one.value);
  for (const place of [...cities, ...(near ? VILLAGES : [])]) {
    const size = place.value ? Math.max(15.5, (near ? 12.5 : 10.5) / scale) : Math.max(14, 11.5 / scale);
    const tried = [place.label, ...SIDES.filter((side) => side !== place.label)]
      .map((side) => beside(place, side, name('place', place.id), size))
      .concat(
        [-0.4, 0.4, -0.25, 0.25].flatMap((shift) =>
          ['n', 's'].map((side) => beside(place, side, name('place', place.id), size, shift)),
        ),
      );
    const within = ({ box }: { box: Box }) =>
      box.left > 12 && box.right < WIDTH - 12 && box.top > 12 && box.bottom < HEIGHT - 12;
    const cost = (word: { box: Box }) => (within(word) ? 0 : 500) + 100 * hits(word.box, taken) + 12 * hits(word.box, wished);
    const word = tried.map((one, at) => ({ one, cost: cost(one) + at * 0.1 })).sort((one, other) => one.cost - other.cost)[0];
    if (!near && word.cost >= 100) continue;
    names.push(word.one);
    taken.push(word.one.box);
  }
  const tolls = near
    ? ROUTES.map((route) => {
        const spot = tollSpot(route.id, tollSize, taken);
        taken.push(around(spot.x, spot.y, pillWidth(route.toll, tollSize), tollSize * 1.35));
        return { id: route.id, size: tollSize, ...spot };
      })
    : ROUTES.map((route) => ({ id: route.id, size: tollSize, ...middles.get(route.id)! }));
  const regions: Word[] = [];
  for (const {
    id,
    label: [x, y],
  } of REGIONS) {
    const size = Math.max(15, (near ? 12 : 10.5) / scale);
    const text = name('region', id);
    const width = text.length * size * 0.78;
    const spot = [0, -1, 1, -2, 2, -3, 3]
      .flatMap((down) => [0, -1, 1, -2, 2, -4, 4].map((right) => ({ x: x + right * 24, y: y + down * 20 })))
      .find(
        (at) =>
          at.x - width / 2 > 14 &&
          at.x + width / 2 < WIDTH - 14 &&
          at.y - size > 14 &&
          at.y < HEIGHT - 14 &&
          !taken.some((box) => overlap(box, around(at.x, at.y - size * 0.3, width, size))),
      );
    if (!spot && !near) continue;
    const at = spot ?? { x, y };
    taken.push(around(at.x, at.y - size * 0.3, width, size));
    regions.push({ id, text, size, anchor: 'middle', ...at });
  }
  return { names, regions, tolls };
}

export const pillWidth = (toll: number, size: number) => size * (toll > 9 ? 1.75 : 1.35);

/** The middle of what one can see of a route, or as near to it as nothing else is in the way. */
function middle(id: string, part = 0): Point {
  const { one, other } = WAYS.get(id)!.route;
  const [start, end] = [placeOf.get(one)!, placeOf.get(other)!];
  const [dx, dy] = [end.at[0] - start.at[0], end.at[1] - start.at[1]];
  const length = Math.hypot(dx, dy);
  const along = (length + reach(start) - reach(end)) / 2 / length + part;
  return { x: start.at[0] + along * dx, y: start.at[1] + along * dy };
}

function tollSpot(id: string, size: number, taken: Box[]): Point {
  const width = pillWidth(WAYS.get(id)!.route.toll, size) + 2;
  for (let step = 0; step < 34; step++) {
    const spot = middle(id, 0.012 * Math.ceil(step / 2) * (step % 2 ? 1 : -1));
    if (!taken.some((box) => overlap(box, around(spot.x, spot.y, width, size * 1.35)))) return spot;
  }
  return middle(id);
}

// ---- what a finger means: each target owns what is nearer to it than to any other ----

export function cells(targets: (Point & { r: number })[]): string[] {
  return targets.map((target, at) => {
    let shape = Array.from({ length: 20 }, (_, corner) => ({
      x: target.x + target.r * Math.cos((corner * Math.PI) / 10),
      y: target.y + target.r * Math.sin((corner * Math.PI) / 10),
    }));
    targets.forEach((other, index) => {
      const [dx, dy] = [other.x - target.x, other.y - target.y];
      if (index === at || Math.hypot(dx, dy) > target.r * 2) return;
      const beyond = (point: Point) => (point.x - (target.x + other.x) / 2) * dx + (point.y - (target.y + other.y) / 2) * dy;
      shape = shape.flatMap((point, corner) => {
        const next = shape[(corner + 1) % shape.length];
        const [here, there] = [beyond(point), beyond(next)];
        const cut = {
          x: point.x + ((next.x - point.x) * here) / (here - there),
          y: point.y + ((next.y - point.y) * here) / (here - there),
        };
        return here <= 0 ? (there > 0 ? [point, cut] : [point]) : there <= 0 ? [cut] : [];
      });
    });
    return shape.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ');
  });
}
