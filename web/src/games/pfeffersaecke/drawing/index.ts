import type { Data, Names, Spot } from '../../../editor/document.svelte';
import { emptyMap, kindOf, routeId, type MapData } from './steps';

export { default as Editor } from './Editor.svelte';
export { default as Picture } from './Picture.svelte';

export const blank = (builtIn: Data): Data => emptyMap((builtIn as MapData).title, (builtIn as MapData).size);

export function named(data: Data, name: string): Data {
  const title = (data as MapData).title as Names;
  return { ...data, title: Object.fromEntries(Object.keys(title).map((language) => [language, name])) };
}

export function spotOf(data: Data, kind: string, word: string): Spot | null {
  const map = data as MapData;
  if (kind === 'place') return [kindOf(map, word), word];
  const route = map.routes.find(({ between }) => between.join('-') === word || between.toReversed().join('-') === word);
  return route ? ['routes', routeId(route)] : null;
}

const isPair = (at: unknown) => Array.isArray(at) && at.length === 2 && at.every(Number.isFinite);
const all = (list: unknown, sound: (one: Record<string, unknown>) => boolean) =>
  Array.isArray(list) &&
  list.every((one: unknown) => !!one && typeof one === 'object' && sound(one as Record<string, unknown>));
const isNamed = ({ id, names }: Record<string, unknown>) => typeof id === 'string' && !!names && typeof names === 'object';

/** What the sheet needs to be drawn; all else is the checker's to tell. */
export function drawable(data: Data): boolean {
  const map = data as Partial<MapData>;
  const two = map.two_seats;
  return (
    isPair(map.size) &&
    !!map.title &&
    !!two &&
    Array.isArray(two.covered) &&
    Array.isArray(two.closed) &&
    all(map.regions, (one) => isNamed(one) && isPair(one.label) && Array.isArray(one.outline) && one.outline.every(isPair)) &&
    all(map.cities, (one) => isNamed(one) && isPair(one.at) && Number.isFinite(one.value)) &&
    all(map.villages, (one) => isNamed(one) && isPair(one.at)) &&
    all(map.routes, (one) => isPair((one.between as unknown[])?.map(() => 1)) && Number.isFinite(one.toll))
  );
}
