// A contact sheet of all faces: every character of every game at three sizes, and the four levels. `node tools/faces.mjs FILE`
import { writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const SIZES = [24, 40, 96];
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  plugins: [svelte({ emitCss: false, configFile: false })],
});
const { render } = await server.ssrLoadModule('svelte/server');
const { default: Face } = await server.ssrLoadModule('/src/parts/Face.svelte');
const { cast, company } = await server.ssrLoadModule('/src/generated/index.ts');
const { LETTERS } = await server.ssrLoadModule('/src/seats.ts');
let head = '';

function drawn(face, level, seat, size) {
  const made = render(Face, { props: { face, level, seat, size } });
  head = made.head;
  return made.body;
}

const levels = Object.keys(Object.values(cast)[0]);
const rows = [
  ...Object.entries(cast),
  ['house', Object.fromEntries(levels.map((one, at) => [one, company.slice(2 * at, 2 * at + 2)]))],
];
const sheet = rows.map(([game, byLevel], row) => {
  const cells = Object.entries(byLevel).flatMap(([level, all]) =>
    all.map((one, at) => {
      const faces = SIZES.map((size) => drawn(one.face, level, LETTERS[(row + at) % LETTERS.length], size)).join('');
      return `<figure>${faces}<figcaption>${one.name}<small>${level}, ${one.manner}</small></figcaption></figure>`;
    }),
  );
  return `<h2>${game}</h2><div>${cells.join('')}</div>`;
});
await server.close();
writeFileSync(
  process.argv[2],
  `<!doctype html><meta charset="utf-8"><title>Faces</title>${head}<style>
  :root { color-scheme: light dark; background: light-dark(#f3ead8, #1b1613); color: light-dark(#2a1f16, #f0e5d1) }
  body { font: 16px sans-serif; margin: 16px } h2 { margin: 8px 0 4px } small { display: block; opacity: 0.7 }
  div { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px } figure { margin: 0 } figure svg { margin-right: 8px }
</style>${sheet.join('')}`,
);
