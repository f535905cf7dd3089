// The map as a picture: where things lie, and where words go at a given scale. A scale is pixels of the screen for a unit of the map.
import { box, words } from '../../generated/pfeffersaecke';

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

export interface Route {
  id: string;
  one: string;
  other: string;
  toll: number;
}
/** The route a way runs along, and its two ends in the order of the way. */
export interface Way {
  route: Route;
  from: string;
  to: string;
}

/** A map as it is drawn: by the places on the globe, or upright for a phone (upright.ts). */
export interface Chart {
  width: number;
  height: number;
  upright: boolean;
  title: Record<string, string>; // by language
  reconstruction: Record<string, string> | null; // what is not sure about it
  places: Place[]; // cities first
  cities: (Place & { value: number })[];
  villages: Place[];
  placeOf: Map<string, Place>;
  routes: Route[];
  ways: Map<string, Way>; // each route has two
  at: Map<string, Point>;
  regions: { id: string; label: Point; outline: Point[] }[];
  bends: Map<string, Point>; // roads that would run into a third place go round it, towards here
  counter: Point & { size: number }; // where the villages left are counted
  ship: Point & { size: number };
  rose: Point & { size: number };
}
const pair = ([x, y]: readonly number[]): Point => ({ x, y });
/** The data of a map, as `board.json` has it. */
export interface MapData {
  title: Record<string, string>;
  reconstruction?: Record<string, string> | null;
  size: readonly number[];
  regions: readonly { id: string; label: readonly number[]; outline: readonly (readonly number[])[] }[];
  cities: readonly unknown[];
  villages: readonly unknown[];
  routes: readonly { between: readonly string[]; toll: number }[];
}

/** Any map's data as it is drawn. */
export function chartOf(data: MapData): Chart {
  const [width, height] = data.size;
  const [cities, villages] = [data.cities as Chart['cities'], data.villages as Place[]];
  const places = [...cities, ...villages];
  const routes = data.routes.map(({ between: [one, other], toll }) => ({ id: `${one}-${other}`, one, other, toll }));
  const at = new Map(places.map((place) => [place.id, pair(place.at)]));
  const free = roomBeside(places, at, width, height);
  return {
    width,
    height,
    upright: false,
    title: data.title,
    reconstruction: data.reconstruction ?? null,
    places,
    cities,
    villages,
    placeOf: new Map(places.map((place) => [place.id, place])),
    routes,
    ways: new Map(
      routes.flatMap((route) => [
        [route.id, { route, from: route.one, to: route.other }],
        [`${route.other}-${route.one}`, { route, from: route.other, to: route.one }],
      ]),
    ),
    at,
    regions: data.regions.map(({ id, label, outline }) => ({ id, label: pair(label), outline: outline.map(pair) })),
    bends: new Map(),
    counter: free({ x: width - 148, y: 282, size: 1 }, 266, 332, 62),
    ship: free({ x: 128, y: 238, size: 1.15 }, 150, 120),
    rose: free({ x: 140, y: height - 170, size: 1 }, 150, 190),
  };
}

/** For something of this size: as near to where it would like to lie as no place is under it; there, if everything is full. */
export function roomBeside(places: Place[], at: Map<string, Point>, width: number, height: number) {
  const taken = places.map((place) => around(at.get(place.id)!.x, at.get(place.id)!.y, 2 * reach(place), 2 * reach(place)));
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.max(1, (to - from) / 40) }, (_, step) => from + step * 40);
  return <Wish extends Point & { size: number }>(wish: Wish, wide: number, tall: number, drop = 0): Wish => {
    const [across, down, lower] = [wide, tall, drop].map((one) => one * wish.size);
    const clear = ({ x, y }: Point) => !hits(around(x, y + lower, across, down), taken);
    const away = ({ x, y }: Point) => Math.hypot(x - wish.x, y - wish.y);
    const spots = steps(across / 2, width - across / 2).flatMap((x) =>
      steps(down / 2 - lower, height - down / 2 - lower).map((y) => ({ x, y })),
    );
    const found = clear(wish) ? wish : spots.filter(clear).sort((one, other) => away(one) - away(other))[0];
    return { ...wish, ...found };
  };
}
export const pathOf = (outline: Point[]) => `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** A spot of a road, by the part of its length, and the road itself. */
export function onRoad(chart: Chart, one: string, other: string, part: number): Point {
  const [a, b] = [chart.at.get(one)!, chart.at.get(other)!];
  const bend = chart.bends.get(`${one}-${other}`) ?? chart.bends.get(`${other}-${one}`);
  const turn = bend ? 2 * part * (1 - part) : 0;
  const mix = (from: number, to: number, by: number) => from + (to - from) * part + turn * (by - (from + to) / 2);
  return { x: mix(a.x, b.x, bend?.x ?? 0), y: mix(a.y, b.y, bend?.y ?? 0) };
}
export function roadPath(chart: Chart, one: string, other: string): string {
  const [a, b] = [chart.at.get(one)!, chart.at.get(other)!];
  const bend = chart.bends.get(`${one}-${other}`) ?? chart.bends.get(`${other}-${one}`);
  return `M${a.x} ${a.y}${bend ? `Q${bend.x} ${bend.y} ` : 'L'}${b.x} ${b.y}`;
}

// What a city is, and the sign of a village out of the game: the numbers of the view.
const state = (word: (typeof words.city)[number]) => words.city.indexOf(word);
export const [SHUT, OPEN, DECIDED, COVERED] = [state('shut'), state('open'), state('decided'), state('covered')];
export const CLOSED = words.village.indexOf('closed');

/** The values of the disks in a hand, which counts them from the least value on. */
export const handOf = (counts: number[]) => counts.flatMap((many, at) => Array<number>(many).fill(at + box.least_value));

// ---- places ----

export const SPACE = 13;
export const HOUSE = 16;
export const ring = (value: number) => Math.max(26, (value * 27.5) / (2 * Math.PI));
export const reach = (place: Pick<Place, 'value'>) => (place.value ? ring(place.value) + SPACE + 3 : HOUSE + 3);

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

function beside(place: Place, at: Point, side: string, text: string, size: number, shift = 0): Written {
  const far = reach(place) + 3 + (place.value && side.startsWith('n') ? 5 : 0);
  const slant = side.length > 1 ? 0.74 : 1;
  const anchor = side.includes('e') ? 'start' : side.includes('w') ? 'end' : 'middle';
  const y =
    at.y + (side.includes('n') ? -far * slant - size * 0.12 : side.includes('s') ? far * slant + size * 0.78 : size * 0.33);
  const width = text.length * size * 0.57;
  const x = at.x + (anchor === 'middle' ? shift * width : anchor === 'start' ? far * slant : -far * slant);
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

type Written = Word & { box: Box };

export interface Layout {
  names: Written[];
  regions: Word[];
  tolls: (Point & { id: string; size: number })[];
}

/** From where on every name and every toll is written. */
export const NEAR = 0.42;
const ROUNDS = 3; // of writing the names

/** What is written, and where. Of the tolls those in `tolls`; near, all. The upright map has room for every name. */
export function layout(
  chart: Chart,
  scale: number,
  name: (kind: 'place' | 'region', id: string) => string,
  tolls: (id: string) => boolean = () => false,
): Layout {
  const at = (place: Place) => chart.at.get(place.id)!;
  const taken: Box[] = chart.places.map((place) => around(at(place).x, at(place).y, reach(place) * 1.6, reach(place) * 1.6));
  const near = scale > NEAR;
  const { counter, ship, rose } = chart;
  taken.push(
    around(counter.x, counter.y + 62 * counter.size, 290 * counter.size, 340 * counter.size),
    around(ship.x, ship.y, 150 * ship.size, 120 * ship.size),
    around(rose.x, rose.y - 10, 190 * rose.size, 230 * rose.size),
  );
  if (!chart.upright) taken.push(around(154, 88, 290, 100));
  const tollSize = Math.max(14, (near ? 11.5 : 9.5) / scale);
  const shown = chart.routes.filter(({ id }) => near || tolls(id));
  // Names keep off the middles of routes too, where the tolls would like to be.
  const wished = shown.map((route) => middle(chart, route)).map(({ x, y }) => around(x, y, tollSize * 1.5, tollSize * 1.2));
  const cities = [...chart.cities].sort((one, other) => other.value - one.value);
  const options = [...cities, ...(near || chart.upright ? chart.villages : [])].map((place) => {
    const size = place.value ? Math.max(15.5, (near ? 12.5 : 10.5) / scale) : Math.max(14, (near ? 11.5 : 9.8) / scale);
    return [place.label, ...SIDES.filter((side) => side !== place.label)]
      .map((side) => beside(place, at(place), side, name('place', place.id), size))
      .concat(
        [-0.4, 0.4, -0.25, 0.25].flatMap((shift) =>
          ['n', 's'].map((side) => beside(place, at(place), side, name('place', place.id), size, shift)),
        ),
      );
  });
  const within = ({ box }: { box: Box }) =>
    box.left > 12 && box.right < chart.width - 12 && box.top > 12 && box.bottom < chart.height - 12;
  const written: (Written | null)[] = [];
  const write = (tried: Written[], at: number) => {
    const boxes = [...taken, ...written.flatMap((word, other) => (word && other !== at ? [word.box] : []))];
    const cost = (word: { box: Box }) => (within(word) ? 0 : 500) + 100 * hits(word.box, boxes) + 12 * hits(word.box, wished);
    const word = tried.map((one, at) => ({ one, cost: cost(one) + at * 0.1 })).sort((one, other) => one.cost - other.cost)[0];
    written[at] = !near && !chart.upright && word.cost >= 100 ? null : word.one;
  };
  // Who was written first may give way to who came later and found no room: where all have some, nothing moves.
  for (let round = 0; round < ROUNDS; round++) options.forEach(write);
  const names = written.filter((word) => word !== null);
  taken.push(...names.map((word) => word.box));
  const spots = chart.routes.map((route) => {
    if (!shown.includes(route)) return { id: route.id, size: tollSize, ...middle(chart, route) };
    const spot = tollSpot(chart, route, tollSize, taken);
    taken.push(around(spot.x, spot.y, pillWidth(route.toll, tollSize), tollSize * 1.35));
    return { id: route.id, size: tollSize, ...spot };
  });
  const regions: Word[] = [];
  for (const {
    id,
    label: { x, y },
  } of chart.regions) {
    const size = Math.max(15, (near ? 12 : 10.5) / scale);
    const text = name('region', id);
    const width = text.length * size * 0.78;
    const spot = [0, -1, 1, -2, 2, -3, 3]
      .flatMap((down) => [0, -1, 1, -2, 2, -4, 4].map((right) => ({ x: x + right * 24, y: y + down * 20 })))
      .find(
        (at) =>
          at.x - width / 2 > 14 &&
          at.x + width / 2 < chart.width - 14 &&
          at.y - size > 14 &&
          at.y < chart.height - 14 &&
          !taken.some((box) => overlap(box, around(at.x, at.y - size * 0.3, width, size))),
      );
    if (!spot && !near) continue;
    const found = spot ?? { x, y };
    taken.push(around(found.x, found.y - size * 0.3, width, size));
    regions.push({ id, text, size, anchor: 'middle', ...found });
  }
  return { names, regions, tolls: spots };
}

export const pillWidth = (toll: number, size: number) => size * (toll > 9 ? 1.75 : 1.35);

/** The middle of what one can see of a route, or as near to it as nothing else is in the way. */
function middle(chart: Chart, { one, other }: Route, part = 0): Point {
  const [a, b] = [chart.at.get(one)!, chart.at.get(other)!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return onRoad(
    chart,
    one,
    other,
    (length + reach(chart.placeOf.get(one)!) - reach(chart.placeOf.get(other)!)) / 2 / length + part,
  );
}

function tollSpot(chart: Chart, route: Route, size: number, taken: Box[]): Point {
  const width = pillWidth(route.toll, size) + 2;
  for (let step = 0; step < 34; step++) {
    const spot = middle(chart, route, 0.012 * Math.ceil(step / 2) * (step % 2 ? 1 : -1));
    if (!taken.some((box) => overlap(box, around(spot.x, spot.y, width, size * 1.35)))) return spot;
  }
  return middle(chart, route);
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
