// Keeps the whole site in this browser, so that it works without a network. A new version is fetched whole beside the old one and is
// used at the next start, when no page of the old one is open any more. `comptoir site` writes the list: each file with its SHA-256.
const VERSION = 'unbuilt';
const FILES = {};

const CACHE = `comptoir-${VERSION}`;
const addressOf = (name) => new URL(name, self.registration.scope).href;
const NAMED_BY_CONTENT = /^(assets|engine-[0-9a-f]+)\//;

async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One file, from an older version if it has the same, else from where the site is. What is not what it should be is not kept. */
async function bring(name, hash) {
  const lasting = NAMED_BY_CONTENT.test(name);
  const known = lasting ? await caches.match(addressOf(name)) : undefined;
  const answer = known ?? (await fetch(addressOf(name), { cache: lasting ? 'default' : 'reload' }));
  const bytes = await answer.arrayBuffer();
  if (!answer.ok || (await sha256(bytes)) !== hash) throw new Error(`${name} is not what it should be`);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(bytes, { headers: { 'content-type': type } });
}

self.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    for (const [name, hash] of Object.entries(FILES)) await cache.put(addressOf(name), await bring(name, hash));
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name.startsWith('comptoir-') && name !== CACHE) await caches.delete(name);
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const asked = request.url.split(/[?#]/)[0];
  const address = asked === self.registration.scope ? addressOf('index.html') : asked;
  const find = async () => (await (await caches.open(CACHE)).match(address)) ?? fetch(request);
  event.respondWith(find());
});
