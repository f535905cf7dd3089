// What the shelf needs, and nothing else: the first view of the client. It is found from the sources, so that nobody keeps a list.
//
// `?first` and `?rest` behind the name of a file of our own sentences: those the first view says, and all others.
// `?lid` behind the name of a file of a game's sentences: what stands on its box.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const START = join(ROOT, 'src/main.ts');
/** These come by themselves as soon as there is something for them to show. */
const SOON = ['HereNotes', 'TableLine'].map((part) => join(ROOT, `src/parts/${part}.svelte`));
const LID = new Set(['title', 'tagline']);

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;
const ENDS = ['', '.ts', '.svelte', '.svelte.ts', '/index.ts'];

/** A file of ours, all it imports, and what those import; not what is imported later. */
function reached(start, found = new Set()) {
  if (found.has(start)) return found;
  found.add(start);
  if (!/\.(ts|svelte)$/.test(start)) return found;
  for (const [, name] of readFileSync(start, 'utf8').matchAll(IMPORT)) {
    const path = ENDS.map((end) => join(dirname(start), name + end)).find((one) => existsSync(one) && statSync(one).isFile());
    if (path) reached(path, found);
  }
  return found;
}

/** Whether a module belongs to the one script of the first view. */
export function inFirstView() {
  const ours = reached(START);
  return (id) => ours.has(id.split('?')[0]) && !id.endsWith('.css');
}

/** The sentences of a file, by their keys, without comments. */
function sentences(source) {
  const found = source.matchAll(/^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t]+.*|(?=\n[ \t])))*/gm);
  return new Map([...found].map(([text, key]) => [key, text]));
}

/** The keys that the sources of the first view name, and those that their sentences name. */
function firstKeys(all) {
  const sources = [START, ...SOON].flatMap((start) => [...reached(start)]).filter((one) => !one.endsWith('.css'));
  const text = [...new Set(sources)].map((one) => readFileSync(one, 'utf8')).join('\n');
  const starts = [...text.matchAll(/\bt\(\s*`([a-z-]+)\$\{/g)].map((one) => one[1]);
  const named = (key) => key.startsWith('-') || text.includes(`'${key}'`) || starts.some((one) => key.startsWith(one));
  const keys = new Set([...all.keys()].filter(named));
  for (const key of keys) for (const [, other] of all.get(key).matchAll(/\{\s*([a-z][\w-]*)\s*[}.]/g)) keys.add(other);
  return keys;
}

const WANTED = { first: firstKeys, rest: firstKeys, lid: () => LID };

export function firstView() {
  return {
    name: 'first-view',
    enforce: 'pre',
    load(id) {
      const [, file, part] = /^(.*\.ftl)\?(first|rest|lid)$/.exec(id) ?? [];
      if (!file) return null;
      const all = sentences(readFileSync(file, 'utf8'));
      const keys = WANTED[part](all);
      const chosen = [...all].filter(([key]) => keys.has(key) === (part !== 'rest'));
      return `export default ${JSON.stringify(chosen.map(([, text]) => text).join('\n'))}`;
    },
  };
}
