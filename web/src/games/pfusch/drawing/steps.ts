// What can be done to a town, each as a function from town to town. The checker tells what is amiss.
import type { Names, Spot } from '../../../editor/document.svelte';

export interface District {
  id: string;
  name: Names;
  sites: number[];
}
export interface TownBoard {
  [key: string]: unknown;
  game: string;
  name: Names;
  districts: District[];
}

export const LEAST = 1; // blocks that a building can need, and the most
export const MOST = 12;
export const MOST_SITES = 20; // in a district
const USUAL = 2; // F2: where workers live

export const districtIn = (town: TownBoard, id: string) => town.districts.find((district) => district.id === id);

export const changeDistrict = (town: TownBoard, id: string, changed: Partial<District>): TownBoard => ({
  ...town,
  districts: town.districts.map((district) => (district.id === id ? { ...district, ...changed } : district)),
});

const sitesOf = (town: TownBoard, id: string) => districtIn(town, id)?.sites ?? [];

export const setSize = (town: TownBoard, id: string, site: number, size: number): TownBoard =>
  changeDistrict(town, id, { sites: sitesOf(town, id).map((old, at) => (at === site ? size : old)) });

export function addSite(town: TownBoard, id: string): [TownBoard, Spot] {
  const sites = sitesOf(town, id);
  return [changeDistrict(town, id, { sites: [...sites, USUAL] }), ['districts', id, 'sites', String(sites.length)]];
}

export const removeSite = (town: TownBoard, id: string, site: number): TownBoard =>
  changeDistrict(town, id, { sites: sitesOf(town, id).filter((_, at) => at !== site) });

/** The blocks that fit in a district. */
export const blocksIn = ({ sites }: District) => sites.reduce((sum, size) => sum + size, 0);
