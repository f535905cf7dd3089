import { idFor, type Data, type Spot } from '../../../editor/document.svelte';
import { COUNTED, drawnRiver, type RiverBoard } from './steps';

export { default as Editor } from './Editor.svelte';
export { default as Picture } from './Picture.svelte';

/** The towns and the cards for hands as they are, and nobody who would travel. */
export const blank = (builtIn: Data): Data => ({ ...builtIn, passengers: [] });

/** A river's name is one plain word. */
export const named = (data: Data, name: string): Data => ({ ...data, name: idFor(name, []).replace(/[^a-z]/g, '') || 'river' });

/** Passengers by their cards, of which a second one just like it ends with `-bis`; barrels in their town. */
export function spotOf(data: Data, kind: string, word: string): Spot | null {
  if (kind === 'town') return ['towns', word];
  if (word.startsWith('barrel-')) return ['towns', word.slice('barrel-'.length)];
  const [card, ...twins] = word.split('-bis');
  const alike = drawnRiver(data as RiverBoard).cargoes.flatMap((one, at) => (one.word === card ? [at] : []));
  const at = alike[twins.length];
  return at === undefined ? null : ['passengers', String(at)];
}

const isObject = (one: unknown): one is Record<string, unknown> => !!one && typeof one === 'object';

export function drawable(data: Data): boolean {
  const river = data as Partial<RiverBoard>;
  return (
    Array.isArray(river.towns) &&
    river.towns.length >= 3 &&
    river.towns.every((one) => isObject(one) && typeof one.id === 'string' && isObject(one.names)) &&
    isObject(river.piers) &&
    isObject(river.piers.north) &&
    isObject(river.piers.south) &&
    isObject(river.coal) &&
    isObject(river.barrels) &&
    COUNTED.every((kind) => Number.isFinite(river[kind])) &&
    Array.isArray(river.passengers) &&
    river.passengers.every((one) => isObject(one) && isObject(one.names) && Number.isFinite(one.fare))
  );
}
