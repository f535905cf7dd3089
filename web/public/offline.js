// Keeps the client and its engine in this browser, so that one can play without a network. A new version is fetched whole beside the
// old one and is used at the next start, when no page of the old one is open any more. Whoever serves this writes the list: each file
// with its SHA-256 (page/site.py).
const VERSION = 'unbuilt';
const FILES = {};
const PAGE = 'index.html'; // '': a server has pages of its own

const CACHE = `comptoir-${VERSION}`;
const scope = self.registration.scope;
const addressOf = (name) => new URL(name, scope).href;
const NAMED_BY_CONTENT = /^(assets|engine-[0-9a-f]+)\//;
const AWAY = [502, 503, 504]; // what a proxy answers for a server that is not there

async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One file, from an older version if it has the same, else from where it is served. What is not what it should be is not kept. */
async function bring(name, hash) {
  const lasting = NAMED_BY_CONTENT.test(name);
  const known = lasting ? await caches.match(addressOf(name)) : undefined;
  const answer = known ?? (await fetch(addressOf(name), { cache: lasting ? 'default' : 'reload' }));
  const bytes = await answer.arrayBuffer();
  if (!answer.ok || (await sha256(bytes)) !== hash) throw new Error(`${name} is not what it should be`);
  const headers = new Headers({ 'content-type': 'application/octet-stream' });
  for (const one of ['content-type', 'content-security-policy'])
    if (answer.headers.has(one)) headers.set(one, answer.headers.get(one));
  return new Response(bytes, { headers });
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
    if (!PAGE) await self.clients.claim(); // whoever plays at a server that goes away is told from here
  };
  event.waitUntil(clear());
});

const kept = async (name) => (await caches.open(CACHE)).match(addressOf(name));

/** A server's page is the server's to give. Only where it cannot be reached the kept one stands in, which then says so. */
async function pageOf(request) {
  try {
    const answer = await fetch(request);
    return (AWAY.includes(answer.status) && (await kept(PAGE))) || answer;
  } catch (error) {
    const page = await kept(PAGE);
    if (page) return page;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const name = request.url.slice(scope.length).split(/[?#]/)[0];
  const mine = async () => (await kept(name || PAGE)) ?? fetch(request);
  if (PAGE || NAMED_BY_CONTENT.test(name)) event.respondWith(mine());
  else if (request.mode === 'navigate' && !/^(api|metrics|health)\b/.test(name)) event.respondWith(pageOf(request));
  // everything else is asked of the server, by nobody but the page
});
