// Fails the build when a game's palette takes a name that the house uses for itself, or gives no light to lit spots.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The custom properties that a style sheet sets. */
export const declared = (css) => new Set([...css.matchAll(/^\s*(--[\w-]+)\s*:/gm)].map((one) => one[1]));

/** The names in the `palette` a game's folder exports. */
export function painted(source) {
  const palette = /export const palette[^=]*= \{([^}]*)\}/.exec(source)?.[1] ?? '';
  return [...palette.matchAll(/^\s*'?([\w-]+)'?\s*:/gm)].map((one) => (one[1].startsWith('--') ? one[1] : `--${one[1]}`));
}

/** What is wrong with the palette of a game. */
export function faults(game, names, house) {
  const taken = names.filter((name) => house.has(name) || name.startsWith('--target-'));
  const dark = names.includes('--lamp') ? [] : [`${game}: the palette has no --lamp, with which spots are lit`];
  return [...taken.map((name) => `${game}: ${name} belongs to the house; choose another name in the palette`), ...dark];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const house = declared(readFileSync('src/app.css', 'utf8'));
  const games = readdirSync('src/games', { withFileTypes: true }).filter((one) => one.isDirectory());
  const found = games.flatMap(({ name }) =>
    faults(name, painted(readFileSync(join('src/games', name, 'index.ts'), 'utf8')), house),
  );
  if (found.length) {
    console.error(found.join('\n'));
    process.exit(1);
  }
}
