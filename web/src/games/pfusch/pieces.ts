// What is in the box, by the numbers the view uses, and where the town's plots lie.
import { explains } from '../../about';
import { box, words, type Site, type Token } from '../../generated/pfusch';

export const { tokens: TOKENS, materials: MATERIALS, months: MONTHS, wood: WOOD, token_choice: TOKEN_CHOICE, out: OUT } = box;
export const PHASES = words.phase;
/** The value of a gift: `gift-3` is worth 3. */
export const giftOf = (token: Token) => Number(token.split('-')[1] ?? 0);

/** A block is named by its builder and its place from the ground; `size`: so many a builder may have in this town. */
export const blockOf = (code: number, size: number) => ({ seat: Math.floor((code - 1) / size), level: (code - 1) % size });

/** A site is a place in its district; every district has as many numbers as the widest one of the town. */
export function siteName(sites: readonly number[], site: number): Site {
  const most = sites.length / box.districts.length;
  return `${box.districts[Math.floor(site / most)]}${(site % most) + 1}` as Site;
}

export interface Plot {
  site: number;
  name: Site;
  size: number;
  x: number;
  ground: number;
  pitch: number;
  wide: number;
}
export interface Panel {
  id: string;
  letter: string;
  behind: string; // what is seen there
  names: Record<string, string> | null;
  x: number;
  y: number;
  w: number;
  h: number;
  ground: number;
  plots: Plot[];
}
export interface Town {
  width: number;
  height: number;
  block: number;
  foot: number; // below the ground: names and signs
  columns: number;
  panels: Panel[];
  plots: Map<number, Plot>;
}

// Between districts; and in each above the roofs, for a roof and what is at stake, and below the ground.
const AROUND = { gap: 12, head: 30, roof: 26, foot: 36 };
const ON_A_PHONE = { gap: 7, head: 4, roof: 26, foot: 29 };
const FITTED = { gap: 4, head: 2, roof: 15, foot: 22 }; // on a phone, into a height

/** The data of a town, as `districts.json` has it. */
export interface TownData {
  name: Record<string, string>; // by language
  districts: readonly { id: string; name: Record<string, string>; sites: readonly number[] }[];
}

const ABREAST = 9; // plots; a wider district stands in several parts

/** The districts in rows, as the width allows, and blocks so high that they fill what is there (`tall`, in pixels). */
export function layOut(map: TownData, sites: number[], pixels: number, tall = 0): Town {
  const most = sites.length / box.districts.length;
  const districts = [...box.districts].flatMap((letter, district) => {
    const found = sites
      .slice(district * most, (district + 1) * most)
      .map((size, at) => ({ size, site: district * most + at }))
      .filter((one) => one.size);
    const parts = Math.ceil(found.length / ABREAST);
    const long = Math.ceil(found.length / parts);
    return Array.from({ length: parts }, (_, part) => {
      return { id: `${letter}${part}`, letter, district, sites: found.slice(part * long, (part + 1) * long) };
    });
  });
  const many = districts.length;
  const broad = pixels >= (tall && tall < pixels * 0.55 ? 780 : 900); // where height is short, two rows of small ones
  const columns = pixels < 560 ? 1 : broad && many % 2 ? 3 : 2;
  const width = columns === 1 ? 400 : columns === 3 ? 1090 : !broad ? 800 : many === 2 ? 740 : 1050;
  const { gap, head, roof, foot } = columns > 1 ? AROUND : tall ? FITTED : ON_A_PHONE;
  const rows = Array.from({ length: Math.ceil(many / columns) }, (_, row) =>
    Math.max(...districts.slice(row * columns, (row + 1) * columns).flatMap((one) => one.sites.map((plot) => plot.size))),
  );
  const storeys = rows.reduce((sum, one) => sum + one, 0);
  const spare = (tall * width) / pixels - 8 - rows.length * (head + roof + foot) - (rows.length - 1) * gap;
  const usual = (columns === 1 ? 17 : columns === many ? (many === 3 ? 37 : 30) : 28) * Math.min(1, 7 / Math.max(...rows));
  const block = tall ? Math.max(columns === 1 ? 9 : 13, Math.min(columns === 1 ? 46 : 62, spare / storeys)) : usual;
  const made: Town = { width, height: 0, block, foot, columns, panels: [], plots: new Map() };
  for (let first = 0; first < many; first += columns) {
    const row = districts.slice(first, first + columns);
    const high = head + roof + foot + block * rows[first / columns];
    const shares = row.reduce((sum, one) => sum + Math.max(4.5, one.sites.length), 0);
    let x = 0;
    for (const { id: part, letter, district, sites: found } of row) {
      const w = ((width - gap * (row.length - 1)) * Math.max(4.5, found.length)) / shares;
      const pitch = (w - 12) / found.length;
      const ground = made.height + high - foot;
      const { id = '', name = null } = map.districts[district] ?? {};
      const plots = found.map(({ site, size }, at) => ({
        site,
        size,
        name: siteName(sites, site),
        x: x + 6 + (at + 0.5) * pitch - 2,
        ground,
        pitch,
        wide: Math.min(58, pitch - 16),
      }));
      for (const plot of plots) made.plots.set(plot.site, plot);
      made.panels.push({
        id: part,
        letter,
        behind: BACKDROPS[id] ?? Object.values(BACKDROPS)[district % Object.keys(BACKDROPS).length],
        names: name,
        x,
        y: made.height,
        w,
        h: high,
        ground,
        plots,
      });
      x += w + gap;
    }
    made.height += high + gap;
  }
  made.height -= gap;
  return made;
}

const times = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('');

/** What is seen behind a district: 400 wide, standing on 0. */
export const BACKDROPS: Record<string, string> = {
  workers: times(8, (at) => `M${at * 50} 0v-44l25-19 25 19V0ZM${at * 50 + 33}-56v-21h8v27Z`) + 'M372 0V-112h13V0Z',
  'old-town':
    'M0 0V-52l22-26 22 26V0ZM44 0V-66l18-14h16l18 14V0ZM96 0V-48l26-30 26 30V0Z' +
    'M158 0V-84h8l20-58 20 58h8V0ZM184-142v-14h4v14ZM214 0V-56l24-24 24 24V0ZM262 0V-70h44V0Z' +
    'M306 0V-46l24-32 24 32V0ZM354 0V-60l23-20 23 20V0Z',
  harbour:
    'M0 0V-44h88V0ZM0-44l44-22 44 22ZM118 0v-104h7V0ZM110-96l70-30 3 6-68 32ZM174-122v40h3v-40Z' +
    'M214 0l-8-20h84l-12 20ZM230-20v-84h4v84ZM260-20v-70h4v70ZM234-100l22 60h-22ZM264-86l18 48h-18Z' +
    'M318 0V-52h82V0ZM318-52v-14h82v14Z',
  station:
    'M20 0V-48C60-100 150-100 190-48V0ZM0 0V-34h210V0ZM226 0V-120h34V0ZM222-120l21-26 21 26Z' +
    'M274 0V-44h126V0ZM284-44v-14h20v14ZM340-44v-14h20v14ZM204-62h16v62h-16Z',
  villas:
    'M0 0V-26C60-70 120-64 190-40S330-76 400-44V0ZM54-48v-40l22-16 22 16v44Z' +
    'M292-54v-48h12v-18h20v18h22v50ZM286-102h66v-6h-66ZM150-46a15 19 0 1 1 5 0ZM178-44a11 15 0 1 1 4 0Z' +
    'M236-46a14 20 0 1 1 5 0ZM376-50a13 17 0 1 1 5 0ZM20-44a12 17 0 1 1 4 0Z',
};

/** A token says what it is for. */
export const aboutToken = (token: string) =>
  token.startsWith('gift') ? explains('gift', { value: Number(token.slice('gift-'.length)) }) : explains(token);
