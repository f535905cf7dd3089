// Fails the build when a sentence is missing: in a language, for a key the client uses, or for something a game says.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor } from '@fluent/syntax';

const LANGUAGES = ['en', 'fr', 'de'];
const faults = [];

class Variables extends Visitor {
  found = new Set();
  visitVariableReference(node) {
    this.found.add(node.id.name);
  }
}

function messages(file) {
  const keys = new Map();
  for (const entry of parse(readFileSync(file, 'utf8'), {}).body) {
    if (entry.type === 'Junk') faults.push(`${file}: not understood: ${entry.content.slice(0, 60)}`);
    if (entry.type !== 'Message') continue;
    if (keys.has(entry.id.name)) faults.push(`${file}: ${entry.id.name} stands twice`);
    const variables = new Variables();
    variables.visit(entry);
    keys.set(entry.id.name, [...new Set([...variables.found].map(bare))].sort().join(' '));
  }
  return keys;
}

/** A language may have words with their articles (`-a`) where another has none. */
const bare = (name) => name.replace(/-a$/, '');
const withArticle = (key, keys) => bare(key) !== key && keys.has(bare(key));

/** The keys of a folder of texts, after comparing its languages. */
function compared(folder) {
  const [first, ...others] = LANGUAGES.map((language) => messages(join(folder, `${language}.ftl`)));
  others.forEach((other, at) => {
    for (const [key, variables] of first) {
      if (withArticle(key, first) && !other.has(key)) continue;
      if (!other.has(key)) faults.push(`${folder}/${LANGUAGES[at + 1]}.ftl: ${key} is missing`);
      else if (other.get(key) !== variables) faults.push(`${folder}/${LANGUAGES[at + 1]}.ftl: ${key} uses other variables`);
    }
    for (const key of other.keys())
      if (!first.has(key) && !withArticle(key, other)) faults.push(`${folder}/en.ftl: ${key} is missing`);
  });
  return first;
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

const web = compared('src/texts');
compared('../src/comptoir/table/cast');
const games = {};

/** Each action and each of its parameters has a name of its own, for lists to pick from. */
function checkActions(game, ofGame) {
  for (const [key, variables] of ofGame) {
    if (!key.startsWith('action-')) continue;
    const named = [
      `do-${key.slice('action-'.length)}`,
      ...variables
        .split(' ')
        .filter(Boolean)
        .map((one) => `param-${one}`),
    ];
    for (const one of named) if (!games[game].has(one)) faults.push(`src/games/${game}/texts: ${one} is missing`);
  }
}
for (const name of readdirSync('src/games', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name)) {
  const folders = [
    `../src/comptoir/games/${name}/texts`,
    `src/games/${name}/texts`,
    `../src/comptoir/games/${name}/cast`,
  ].filter((one) => existsSync(one));
  const found = folders.map(compared);
  games[name] = new Set(found.flatMap((one) => [...one.keys()]));
  checkActions(name, found[0]);
}

for (const file of sources('src')) {
  const source = readFileSync(file, 'utf8');
  const game = /src\/games\/([^/]+)\//.exec(file)?.[1];
  for (const [, key] of source.matchAll(/\bt\(\s*'([^']+)'/g))
    if (!web.has(key)) faults.push(`${file}: there is no text ${key}`);
  for (const [, key] of source.matchAll(/'((?:trouble|replay-running|invitation)-[a-z_-]+)'/g))
    if (!web.has(key)) faults.push(`${file}: there is no text ${key}`);
  if (game)
    for (const [, key] of source.matchAll(/\btexts\(\s*'([^']+)'/g))
      if (!games[game].has(key) && !web.has(key)) faults.push(`${file}: there is no text ${key}`);
  // Everything that explains itself has a sentence for it.
  if (game)
    for (const [, key] of source.matchAll(/\bexplains\(\s*'([^']+)'/g))
      if (!games[game].has(`about-${key}`)) faults.push(`${file}: there is no text about-${key}`);
  const curves = /\bcurves\b[^=]*=[^{]*=> \(\{([^}]*)\}\)/.exec(source)?.[1] ?? '';
  if (game)
    for (const [, key] of curves.matchAll(/(\w+):/g))
      if (!games[game].has(`curve-${key}`)) faults.push(`${file}: there is no text curve-${key}`);
  const starts = [...source.matchAll(/\bt\(\s*`([a-z-]+)\$\{/g)].map((one) => one[1]);
  for (const start of starts)
    if (![...web.keys()].some((key) => key.startsWith(start))) faults.push(`${file}: there is no text ${start}…`);
}

if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `texts: ${web.size} of the client and those of ${Object.keys(games).length} games, in ${LANGUAGES.length} languages`,
);
