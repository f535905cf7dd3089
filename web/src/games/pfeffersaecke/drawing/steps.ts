// What can be done to a map, each as a function from map to map. Nothing here is checked: the checker tells what is amiss.
import { idFor, type Names, type Spot } from '../../../editor/document.svelte';
import type { Point } from '../map';
import { distance, fill, heart, inside, nearest, outlinesOf, SEA, squaresOf, stroke, tidy } from './land';

type Pair = [number, number];
export interface Region {
  id: string;
  names: Names;
  label: Pair;
  outline: Pair[];
}
export interface Village {
  id: string;
  names: Names;
  region: string;
  at: Pair;
  label: string;
}
export interface City extends Village {
  value: number;
}
export interface Route {
  between: [string, string];
  toll: number;
}
export interface MapData {
  [key: string]: unknown;
  title: Names;
  reconstruction: Names | null;
  size: Pair;
  disks: Record<string, number>;
  two_seats: { covered: string[]; closed: string[] };
  regions: Region[];
  cities: City[];
  villages: Village[];
  routes: Route[];
}
export type PlaceKind = 'cities' | 'villages';

export const point = ([x, y]: readonly number[]): Point => ({ x, y });
const pair = ({ x, y }: Point): Pair => [Math.round(x), Math.round(y)];
export const routeId = ({ between }: Route) => between.join('-');
export const outlineOf = (region: Region) => region.outline.map(point);

/** An empty sheet; of the pieces in the box it knows nothing but how many. */
export const emptyMap = (title: Names, size: Pair): MapData => ({
  title,
  reconstruction: null,
  size,
  disks: {},
  two_seats: { covered: [], closed: [] },
  regions: [],
  cities: [],
  villages: [],
  routes: [],
});

/** P4: a disk of the matching value for each city. */
function counted(map: MapData): MapData {
  const disks: Record<string, number> = {};
  for (const value of map.cities.map((city) => city.value).sort((one, other) => one - other))
    disks[value] = (disks[value] ?? 0) + 1;
  return { ...map, disks };
}

// ---- finding things ----

export const placesOf = (map: MapData): Village[] => [...map.cities, ...map.villages];
export const kindOf = (map: MapData, id: string): PlaceKind =>
  map.cities.some((one) => one.id === id) ? 'cities' : 'villages';
export const placeIn = (map: MapData, id: string) => placesOf(map).find((place) => place.id === id);
export const cityIn = (map: MapData, id: string) => map.cities.find((city) => city.id === id);
export const regionIn = (map: MapData, id: string) => map.regions.find((region) => region.id === id);
export const regionAt = (map: MapData, at: Point) => map.regions.findLast((region) => inside(at, outlineOf(region)))?.id;
export const routeIn = (map: MapData, id: string) => map.routes.find((route) => routeId(route) === id);
const idsIn = (map: MapData) => [...map.regions, ...placesOf(map)].map(({ id }) => id);

/** Where a thing is, for whoever is led there. */
export function whereIs(map: MapData, [kind, id]: Spot): Point | null {
  if (kind === 'routes') {
    const ends = routeIn(map, id)?.between.map((end) => placeIn(map, end));
    if (!ends?.[0] || !ends[1]) return null;
    return { x: (ends[0].at[0] + ends[1].at[0]) / 2, y: (ends[0].at[1] + ends[1].at[1]) / 2 };
  }
  const found = regionIn(map, id)?.label ?? placeIn(map, id)?.at;
  return found ? point(found) : null;
}

/** What lies under a finger: a place, else a route, else a region. `near` is how far a finger may be off. */
export function under(map: MapData, at: Point, near: number, reach: (value?: number) => number): Spot | null {
  const far = (place: Village) => Math.hypot(place.at[0] - at.x, place.at[1] - at.y);
  const place = placesOf(map)
    .filter((one) => far(one) < Math.max(near * 1.4, reach((one as City).value)))
    .sort((one, other) => far(one) - far(other))[0];
  if (place) return [kindOf(map, place.id), place.id];
  const off = (route: Route) => {
    const [one, other] = route.between.map((end) => placeIn(map, end));
    return one && other ? distance(at, point(one.at), point(other.at)) : Infinity;
  };
  const route = [...map.routes].sort((one, other) => off(one) - off(other))[0];
  if (route && off(route) < near) return ['routes', routeId(route)];
  const region = regionAt(map, at);
  return region ? ['regions', region] : null;
}

// ---- places ----

export interface Proposed {
  id: string;
  names: Names;
  value?: number;
}

/** A city or a village; it belongs to the region it stands in. */
export function addPlace(map: MapData, kind: PlaceKind, at: Point, { id, names, value }: Proposed): [MapData, Spot] {
  const region = regionAt(map, at) ?? '';
  const mine = idsIn(map).includes(id) ? idFor(names.en, idsIn(map)) : id;
  const place = { id: mine, names, ...(kind === 'cities' && { value: value ?? 3 }), region, at: pair(at), label: 'n' };
  return [counted({ ...map, [kind]: [...map[kind], place] }), [kind, mine]];
}

export function changePlace(map: MapData, id: string, changed: Partial<City>): MapData {
  const kind = kindOf(map, id);
  return counted({ ...map, [kind]: map[kind].map((place) => (place.id === id ? { ...place, ...changed } : place)) });
}

export function movePlace(map: MapData, id: string, to: Point): MapData {
  const old = placeIn(map, id)!.region;
  return changePlace(map, id, { at: pair(to), region: regionAt(map, to) ?? old });
}

/** Another id for a place, wherever it is spoken of. */
export function reidentify(map: MapData, from: string, to: string): MapData {
  const named = (id: string) => (id === from ? to : id);
  const all = <T extends { id: string }>(things: T[]) => things.map((one) => (one.id === from ? { ...one, id: to } : one));
  return {
    ...map,
    cities: all(map.cities),
    villages: all(map.villages),
    routes: map.routes.map((route) => ({ ...route, between: route.between.map(named) as [string, string] })),
    two_seats: { covered: map.two_seats.covered.map(named), closed: map.two_seats.closed.map(named) },
  };
}

/** P36: covered for two seats, or closed if it is a village; or no longer. */
export function toggleForTwo(map: MapData, id: string): MapData {
  const key = kindOf(map, id) === 'cities' ? 'covered' : 'closed';
  const there = map.two_seats[key];
  const now = there.includes(id) ? there.filter((one) => one !== id) : [...there, id];
  return { ...map, two_seats: { ...map.two_seats, [key]: now } };
}

// ---- routes ----

/** A first guess at a toll: by length, dearer between cities. */
export function guessToll(map: MapData, one: string, other: string): number {
  const [a, b] = [placeIn(map, one)!, placeIn(map, other)!];
  const long = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);
  const cities = Number('value' in a) + Number('value' in b);
  return Math.max(2, Math.min(55, Math.round((long / 26) * (1 + 0.55 * cities))));
}

export function addRoute(map: MapData, one: string, other: string, toll: number): [MapData, Spot] {
  const there = map.routes.find(({ between }) => between.includes(one) && between.includes(other));
  if (there || one === other) return [map, there ? ['routes', routeId(there)] : [kindOf(map, one), one]];
  const route: Route = { between: [one, other], toll };
  return [{ ...map, routes: [...map.routes, route] }, ['routes', routeId(route)]];
}

export const setToll = (map: MapData, id: string, toll: number): MapData => ({
  ...map,
  routes: map.routes.map((route) => (routeId(route) === id ? { ...route, toll } : route)),
});

// ---- taking away ----

export function remove(map: MapData, [kind, id, part, corner]: Spot): MapData {
  if (kind === 'routes') return { ...map, routes: map.routes.filter((route) => routeId(route) !== id) };
  if (kind === 'regions' && part === 'corner') return removeCorner(map, id, Number(corner));
  if (kind === 'regions') return { ...map, regions: map.regions.filter((region) => region.id !== id) };
  if (kind !== 'cities' && kind !== 'villages') return map;
  const others = (ids: string[]) => ids.filter((one) => one !== id);
  return counted({
    ...map,
    cities: map.cities.filter((city) => city.id !== id),
    villages: map.villages.filter((village) => village.id !== id),
    routes: map.routes.filter(({ between }) => !between.includes(id)),
    two_seats: { covered: others(map.two_seats.covered), closed: others(map.two_seats.closed) },
  });
}

// ---- regions ----

export const changeRegion = (map: MapData, id: string, changed: Partial<Region>): MapData => ({
  ...map,
  regions: map.regions.map((region) => (region.id === id ? { ...region, ...changed } : region)),
});

const sameCorner = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1];
const eachOutline = (map: MapData, change: (outline: Pair[]) => Pair[]): MapData => ({
  ...map,
  regions: map.regions.map((region) => {
    const outline = change(region.outline);
    return outline === region.outline ? region : { ...region, outline };
  }),
});

/** A corner of a region, with the corners of its neighbours that lie there. */
export function moveCorner(map: MapData, id: string, corner: number, to: Point): MapData {
  const from = regionIn(map, id)?.outline[corner];
  if (!from) return map;
  const target = pair(to);
  return followLand(
    eachOutline(map, (outline) =>
      outline.some((one) => sameCorner(one, from)) ? outline.map((one) => (sameCorner(one, from) ? target : one)) : outline,
    ),
  );
}

/** A corner between two others, in every region that has this edge. */
export function insertCorner(map: MapData, id: string, after: number, at: Point): MapData {
  const outline = regionIn(map, id)?.outline ?? [];
  const [a, b] = [outline[after], outline[(after + 1) % outline.length]];
  if (!a || !b) return map;
  return eachOutline(map, (one) => {
    const edge = one.findIndex((corner, index) => {
      const next = one[(index + 1) % one.length];
      return (sameCorner(corner, a) && sameCorner(next, b)) || (sameCorner(corner, b) && sameCorner(next, a));
    });
    return edge < 0 ? one : [...one.slice(0, edge + 1), pair(at), ...one.slice(edge + 1)];
  });
}

function removeCorner(map: MapData, id: string, corner: number): MapData {
  const at = regionIn(map, id)?.outline[corner];
  const few = map.regions.some(({ outline }) => at && outline.length < 4 && outline.some((one) => sameCorner(one, at)));
  if (!at || few) return map;
  return followLand(
    eachOutline(map, (outline) =>
      outline.some((one) => sameCorner(one, at)) ? outline.filter((one) => !sameCorner(one, at)) : outline,
    ),
  );
}

/** Places belong to the region they stand in, and a region's name stands on its land. */
function followLand(map: MapData): MapData {
  const follow = <T extends Village>(places: T[]) =>
    places.map((place) => {
      const region = regionAt(map, point(place.at));
      return region && region !== place.region ? { ...place, region } : place;
    });
  const regions = map.regions.map((region) =>
    !region.outline.length || inside(point(region.label), outlineOf(region))
      ? region
      : { ...region, label: pair(heart(outlineOf(region))) },
  );
  return { ...map, regions, cities: follow(map.cities), villages: follow(map.villages) };
}

/** The land after something was painted on its squares. A region that lost all of its land is gone. */
function repaint(map: MapData, paint: (grid: ReturnType<typeof squaresOf>) => void): MapData {
  const grid = squaresOf(map.regions.map(outlineOf), map.size[0], map.size[1]);
  paint(grid);
  tidy(grid, map.regions.length);
  const outlines = outlinesOf(grid, map.regions.length);
  const regions = map.regions.map((region, at) => ({ ...region, outline: outlines[at].map(pair) }));
  return followLand({ ...map, regions: regions.filter(({ outline }) => outline.length) });
}

const numberOf = (map: MapData, region: string | null) =>
  region === null ? SEA : map.regions.findIndex(({ id }) => id === region);

/** A stroke of the brush: land of this region, whosever it was; null is the sea. */
export const brush = (map: MapData, region: string | null, path: Point[], radius: number): MapData =>
  repaint(map, (grid) => stroke(grid, path, radius, numberOf(map, region)));

const newRegion = (map: MapData, { id, names }: Proposed, outline: Point[]): [MapData, string] => {
  const mine = idsIn(map).includes(id) ? idFor(names.en, idsIn(map)) : id;
  const region = { id: mine, names, label: pair(outline.length ? heart(outline) : { x: 0, y: 0 }), outline: outline.map(pair) };
  return [{ ...map, regions: [...map.regions, region] }, mine];
};

/** A new region from an outline. Land that is another's already stays so: the border is then the neighbour's. */
export function addRegion(map: MapData, proposed: Proposed, outline: Point[]): [MapData, Spot | null] {
  const [made, id] = newRegion(map, proposed, outline);
  const mine = made.regions.length - 1;
  const taken = squaresOf(map.regions.map(outlineOf), map.size[0], map.size[1]);
  let meets = false;
  fill(taken, outline, (before) => {
    meets ||= before !== SEA;
    return before;
  });
  if (!meets) return [followLand(made), ['regions', id]];
  const cleared = { ...made, regions: made.regions.map((one) => (one.id === id ? { ...one, outline: [] } : one)) };
  const painted = repaint(cleared, (grid) => fill(grid, outline, (before) => (before === SEA ? mine : before)));
  return regionIn(painted, id) ? [painted, ['regions', id]] : [map, null];
}

/** A new region from a first stroke. */
export function brushNew(map: MapData, proposed: Proposed, path: Point[], radius: number): [MapData, Spot | null] {
  const [made, id] = newRegion(map, proposed, []);
  const painted = brush(made, id, path, radius);
  return regionIn(painted, id) ? [painted, ['regions', id]] : [map, null];
}

// ---- snapping ----

export const GRID = 5;

/** Onto a corner or an edge of a region if one is near, else onto the grid. */
export function snap(
  map: MapData,
  at: Point,
  near: number,
  corners: boolean,
  except?: { region: string; corner: number },
): Point {
  if (corners) {
    const moved = except && regionIn(map, except.region)?.outline[except.corner];
    const outlines = map.regions.map(({ outline }) => outline.filter((one) => !moved || !sameCorner(one, moved)));
    const all = outlines.flat().map(point);
    const away = (one: Point) => Math.hypot(one.x - at.x, one.y - at.y);
    const corner = all.sort((one, other) => away(one) - away(other))[0];
    if (corner && away(corner) < near) return corner;
    const edges = except ? [] : map.regions.map(outlineOf);
    const spots = edges.flatMap((outline) =>
      outline.map((one, index) => nearest(at, one, outline[(index + 1) % outline.length])),
    );
    const edge = spots.sort((one, other) => away(one) - away(other))[0];
    if (edge && away(edge) < near * 0.7) return edge;
  }
  return { x: Math.round(at.x / GRID) * GRID, y: Math.round(at.y / GRID) * GRID };
}

/** Another sheet: larger or smaller, with everything on it. */
export function resize(map: MapData, width: number, height: number): MapData {
  const [right, down] = [width / map.size[0], height / map.size[1]];
  const to = ([x, y]: Pair): Pair => [Math.round(x * right), Math.round(y * down)];
  const moved = <T extends Village>(places: T[]) => places.map((place) => ({ ...place, at: to(place.at) }));
  return {
    ...map,
    size: [width, height],
    regions: map.regions.map((region) => ({ ...region, label: to(region.label), outline: region.outline.map(to) })),
    cities: moved(map.cities),
    villages: moved(map.villages),
  };
}
