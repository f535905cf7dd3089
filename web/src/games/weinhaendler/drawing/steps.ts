// What can be done to a river and its cards, each as a function from river to river. The checker tells what is amiss.
import { idFor, type Names, type Spot } from '../../../editor/document.svelte';
import { riverOf, type River } from '../river';

export interface Town {
  id: string;
  names: Names;
}
export interface Passenger {
  from: string;
  to: string;
  fare: number;
  names: Names;
}
export const COUNTED = ['sailors', 'fishermen', 'explosions', 'suns'] as const;
export type Counted = (typeof COUNTED)[number];
export interface RiverBoard extends Record<Counted, number> {
  [key: string]: unknown;
  game: string;
  name: string;
  towns: Town[];
  piers: Record<'north' | 'south', { pays: number; names: Names }>;
  coal: Record<string, number>;
  barrels: Record<string, number>;
  passengers: Passenger[];
}

/** The river as the board draws it. Barrels go to the last town. */
export function drawnRiver({ towns, passengers }: RiverBoard): River {
  const ids = towns.map(({ id }) => id);
  const last = towns.length - 1;
  const at = (id: string) => Math.max(0, ids.indexOf(id));
  return riverOf({
    towns: ids,
    cargo_words: [
      ...passengers.map(({ from, to, fare }) => `passenger-${from}-${to}-${fare}`),
      ...ids.slice(0, -1).map((id) => `barrel-${id}`),
    ],
    origin: [...passengers.map(({ from }) => at(from)), ...ids.slice(0, -1).map((_, town) => town)],
    goal: [...passengers.map(({ to }) => at(to)), ...ids.slice(0, -1).map(() => last)],
    fare: passengers.map(({ fare }) => fare),
  });
}

export const cardsIn = (river: RiverBoard) =>
  [...Object.values(river.coal), ...Object.values(river.barrels), ...COUNTED.map((kind) => river[kind])].reduce(
    (sum, many) => sum + many,
    river.passengers.length,
  );

export const changeTown = (river: RiverBoard, id: string, names: Names): RiverBoard => ({
  ...river,
  towns: river.towns.map((town) => (town.id === id ? { ...town, names } : town)),
});

/** Another town, one bridge further down than this one. */
export function addTown(river: RiverBoard, after: string, name: string): [RiverBoard, Spot] {
  const id = idFor(
    name,
    river.towns.map((town) => town.id),
  );
  const at = river.towns.findIndex((town) => town.id === after) + 1;
  const towns = river.towns.toSpliced(at, 0, { id, names: { fr: name, en: name, de: name } });
  return [withBarrels({ ...river, towns }, 0), ['towns', id]];
}

/** Whoever came from there or went there does so in the next town. */
export function removeTown(river: RiverBoard, id: string): RiverBoard {
  const at = river.towns.findIndex((town) => town.id === id);
  const towns = river.towns.filter((town) => town.id !== id);
  const next = towns[Math.min(at, towns.length - 1)].id;
  const moved = (town: string) => (town === id ? next : town);
  const passengers = river.passengers.map((one) => ({ ...one, from: moved(one.from), to: moved(one.to) }));
  return withBarrels({ ...river, towns, passengers });
}

/** One bridge further down, or up: distances are the order of the towns. */
export function shiftTown(river: RiverBoard, id: string, by: 1 | -1): RiverBoard {
  const [from, towns] = [river.towns.findIndex((town) => town.id === id), [...river.towns]];
  const to = from + by;
  if (from < 0 || to < 0 || to >= towns.length) return river;
  [towns[from], towns[to]] = [towns[to], towns[from]];
  return withBarrels({ ...river, towns });
}

/** Barrels of each town but the last; a town that was the last has as many as the one that is it now. */
function withBarrels(river: RiverBoard, known = Object.values(river.barrels)[0] ?? 2): RiverBoard {
  const barrels = Object.fromEntries(river.towns.slice(0, -1).map(({ id }) => [id, river.barrels[id] ?? known]));
  return { ...river, barrels };
}

export const changePassenger = (river: RiverBoard, at: number, changed: Partial<Passenger>): RiverBoard => ({
  ...river,
  passengers: river.passengers.map((one, index) => (index === at ? { ...one, ...changed } : one)),
});

export function addPassenger(river: RiverBoard, from: string, names: Names): [RiverBoard, Spot] {
  const to = river.towns.find(({ id }) => id !== from)?.id ?? from;
  const passengers = [...river.passengers, { from, to, fare: 1, names }];
  return [{ ...river, passengers }, ['passengers', String(passengers.length - 1)]];
}

export const removePassenger = (river: RiverBoard, at: number): RiverBoard => ({
  ...river,
  passengers: river.passengers.filter((_, index) => index !== at),
});
