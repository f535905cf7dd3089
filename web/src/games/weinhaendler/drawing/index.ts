import { idFor, type Data } from '../../../editor/document.svelte';
import { COUNTED, type RiverBoard } from './steps';

export { default as Editor } from './Editor.svelte';
export { default as Picture } from './Picture.svelte';

/** The towns and the cards for hands as they are, and nobody who would travel. */
export const blank = (builtIn: Data): Data => ({ ...builtIn, passengers: [] });

/** A river's name is one plain word. */
export const named = (data: Data, name: string): Data => ({ ...data, name: idFor(name, []).replace(/[^a-z]/g, '') || 'river' });

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
