import type { Data, Spot } from '../../../editor/document.svelte';
import { box } from '../../../generated/pfusch';
import type { TownBoard } from './steps';

export { default as Editor } from './Editor.svelte';
export { default as Picture } from './Picture.svelte';

/** Five districts by the names of ours, each with the fewest plots. */
export function blank(builtIn: Data): Data {
  const town = builtIn as TownBoard;
  return { ...town, districts: town.districts.map((district) => ({ ...district, sites: [2] })) };
}

export function named(data: Data, name: string): Data {
  const before = (data as TownBoard).name;
  return { ...data, name: Object.fromEntries(Object.keys(before).map((language) => [language, name])) };
}

export function spotOf(data: Data, _: string, site: string): Spot | null {
  const district = (data as TownBoard).districts[box.districts.indexOf(site[0])];
  return district ? ['districts', district.id, 'sites', String(Number(site.slice(1)) - 1)] : null;
}

export function drawable(data: Data): boolean {
  const { name, districts } = data as Partial<TownBoard>;
  return (
    !!name &&
    typeof name === 'object' &&
    Array.isArray(districts) &&
    districts.length > 0 &&
    districts.every(
      (one) =>
        !!one && typeof one.id === 'string' && !!one.name && Array.isArray(one.sites) && one.sites.every(Number.isInteger),
    )
  );
}
