// The worker in which the tables of this browser stand. Python answers (comptoir/page); what changed is kept before anybody is told.
// What the shelf asks is answered from what is kept: nobody waits for Python to look at their tables.
import { listed, ofToday } from './lists';
import type { Answered, Asked, FromRoom, ToRoom } from './messages';
import { ELSEWHERE } from './codes';
import { plain, startPython, type PyProxy, type Python } from './python';
import { Elsewhere, Store, type Change } from './store';

/** `comptoir.page.room.Room` */
interface Room extends PyProxy {
  knows(table: string): boolean;
  take_in(row: string, entries: unknown, review: string): void;
  take_boards(kept: string): void;
  forget(table: string): void;
  follow(table: string, after: number): void;
  follows(table: string): boolean;
  unfollow(table: string): void;
  changes(): PyProxy;
  said(): PyProxy;
  told(): PyProxy;
  bot(): PyProxy | undefined;
  bot_acts(table: string, given: string, action: number): boolean;
  review(): PyProxy | undefined;
  reviewed(table: string, found: string): void;
  alarm(): number | undefined;
  strike(): void;
}

const say = (message: FromRoom) => self.postMessage(message);
const store = new Store((why) => say({ kind: 'unkept', why }));
const HISTORY = ['/api/me/games', '/api/me/statistics']; // what is asked of all tables at once
const BOARDS = /^\/(api\/(boards|tables$)|page\/luggage)/; // who asks there may mean a board of mine
const TABLE = /^\/api\/tables\/([^/]+)/;

let engine = '';
let python: Python;
let room: Room;
let routes: ReturnType<Python['pyimport']>;
let opened: Promise<void> = Promise.resolve();
let started: Promise<void> | null = null;
let queue: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<ToRoom>) => {
  if (data.kind === 'open') {
    engine = data.engine;
    opened = store.open();
  } else if (data.kind === 'warm') void start();
  else if (data.kind === 'ask') void answer(data.asked).then((found) => say({ kind: 'answer', id: data.id, answer: found }));
  else if (data.kind === 'follow') void inTurn(() => follow(data.table, data.after));
  else if (data.kind === 'unfollow') void inTurn(() => leave(data.table));
  else if (data.kind === 'take')
    void inTurn(() => take(data.table)).then(() => say({ kind: 'answer', id: data.id, answer: { status: 204, body: '' } }));
};

/** Python answers one after the other, and only when it is there. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(start).then(work);
  queue = done.catch(() => {});
  return done;
}

// ---- Python ----

function start(): Promise<void> {
  return (started ??= bring().catch((error) => {
    started = null;
    say({ kind: 'failed', detail: String(error) });
    throw error;
  }));
}

async function bring(): Promise<void> {
  await opened;
  say({ kind: 'loading', loaded: 0, total: 1 });
  python = await startPython(engine, (loaded, total) => say({ kind: 'loading', loaded, total }));
  const module = python.pyimport('comptoir.page.room');
  room = module.Room(Date.now, await store.text('person'), await store.text('progress'), await store.text('attempts')) as Room;
  routes = python.pyimport('comptoir.page.routes');
  thinker.postMessage({ engine });
  say({ kind: 'ready' });
}

// ---- requests ----

async function answer(asked: Asked): Promise<Answered> {
  await opened;
  if (asked.method === 'PUT' && asked.path === '/page/sent') {
    await store.keep([], [['sent', asked.body]]);
    return { status: 204, body: '' };
  }
  const kept = asked.method === 'GET' ? await fromShelf(asked) : null;
  if (kept !== null) return { status: 200, body: kept };
  const table = TABLE.exec(asked.path)?.[1];
  if (table && (await isElsewhere(table))) return problem(409, 'elsewhere');
  try {
    const [status, body, errand] = await inTurn(() => fromRoom(asked));
    return errand ? await think(errand, body) : { status, body };
  } catch (error) {
    if (error instanceof Elsewhere) return problem(409, 'elsewhere');
    console.error(error);
    return problem(500, 'internal');
  }
}

const problem = (status: number, error: string) => ({ status, body: JSON.stringify({ error, detail: '' }) });

/** What can be told without Python. */
async function fromShelf({ path, query }: Asked): Promise<string | null> {
  if (path === '/api/games') return (await fetch(new URL('games.json', engine))).text();
  if (path === '/api/me') return (await store.text('person')) || 'null';
  if (path === '/api/me/lessons') return (await store.text('progress')) || '{"steps":[]}';
  if (path === '/api/me/puzzles') return (await store.text('attempts')) || '{"attempts":[]}';
  if (path === '/api/puzzles/today') return ofToday(await (await fetch(new URL('puzzles.json', engine))).json(), Date.now());
  if (path === '/page/luggage') return store.packed();
  if (path === '/page/sent') return (await store.text('sent')) || '{}';
  if (path === '/api/tables') return listed(await store.tables(), query);
  return null;
}

async function fromRoom({ method, path, query, body }: Asked): Promise<[number, string, string]> {
  const table = TABLE.exec(path)?.[1];
  if (table) await hold(table);
  if (BOARDS.test(path)) room.take_boards(await store.text('boards'));
  const given = HISTORY.includes(path) ? JSON.stringify(await store.over()) : body;
  const known = path === '/page/luggage' ? { known: (await store.tables()).map(({ id }) => id).join(' ') } : {};
  const found = plain<[number, string, string]>(routes.answer(room, method, path, python.toPy({ ...query, ...known }), given));
  await settle();
  return found;
}

// ---- what changed: kept, then told; then whoever is next ----

async function settle(): Promise<void> {
  const changes = plain<Change[]>(room.changes());
  try {
    await store.keep(changes, plain<[string, string][]>(room.said()));
  } catch (error) {
    if (error instanceof Elsewhere) lost(error.message);
    throw error;
  }
  for (const [table, , , status] of changes) if (isOpen(status) && !held.has(table)) await lock(table);
  for (const [table, text] of plain<[string, string][]>(room.told())) say({ kind: 'told', table, text });
  setClock();
  void wakeThinker();
}

let clock: ReturnType<typeof setTimeout> | undefined;

function setClock(): void {
  clearTimeout(clock);
  const alarm = room.alarm();
  if (alarm === undefined || alarm === null) return;
  const strikes = async () => {
    room.strike();
    await settle();
  };
  clock = setTimeout(() => void inTurn(strikes).catch(() => {}), Math.max(50, Math.min(alarm - Date.now(), 2 ** 31 - 1)));
}

let thinking = false;

/** What there is to think about: a bot's move, or else a slice of a review. */
function next(): [errand: string, table: string, given: string] | null {
  const bot = plain<[string, string] | null>(room.bot());
  if (bot) return ['choose', ...bot];
  const review = plain<[string, string] | null>(room.review());
  return review && ['review', ...review];
}

async function wakeThinker(): Promise<void> {
  if (thinking) return;
  thinking = true;
  try {
    for (let work = next(); work; work = next()) {
      const [errand, table, given] = work;
      const { status, body } = await think(errand, given);
      await inTurn(async () => {
        if (errand === 'choose') room.bot_acts(table, given, Number(body));
        else room.reviewed(table, status === 200 ? body : '');
        await settle();
      });
    }
  } catch (error) {
    if (!(error instanceof Elsewhere)) console.error(error);
  } finally {
    thinking = false;
  }
}

// ---- the worker that thinks ----

const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
const errands = new Map<number, (found: Answered) => void>();
let sent = 0;
thinker.onmessage = ({ data }: MessageEvent<Answered & { id: number; weaker?: boolean }>) => {
  if (data.weaker !== undefined) say({ kind: 'weaker', weaker: data.weaker });
  errands.get(data.id)?.({ status: data.status, body: data.body });
  errands.delete(data.id);
};

function think(errand: string, given: string): Promise<Answered> {
  const id = ++sent;
  thinker.postMessage({ id, errand, given });
  return new Promise((done) => errands.set(id, done));
}

// ---- one tab plays a table ----

const held = new Map<string, () => void>(); // by table: let it go

const isOpen = (status: string) => status === 'open' || status === 'running';

/** Have a table in hand, if no other tab has. */
async function hold(table: string, steal = false): Promise<void> {
  if (room.knows(table)) return;
  const kept = await store.table(table);
  if (kept && isOpen(kept.status) && !(await lock(table, steal))) throw new Elsewhere(table);
  const found = kept && held.has(table) ? await store.table(table) : kept; // as it stands now that nobody else has it
  if (found) room.take_in(found.row, python.toPy(found.entries), await store.text(`review ${table}`));
}

/** Whether another tab has it in hand: that can be said without Python. */
async function isElsewhere(table: string): Promise<boolean> {
  if (!navigator.locks || held.has(table)) return false;
  return !!(await navigator.locks.query()).held?.some((one) => one.name === lockName(table));
}

const lockName = (table: string) => `comptoir-table-${table}`;

/** A table is one tab's; it can be taken away. */
function lock(table: string, steal = false): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((got) => {
    navigator.locks
      .request(lockName(table), steal ? { steal } : { ifAvailable: true }, (mine) => {
        if (!mine) return void got(false);
        return new Promise<void>((free) => {
          held.set(table, free);
          got(true);
        });
      })
      .catch(() => lost(table));
  });
}

function letGo(table: string): void {
  held.get(table)?.();
  held.delete(table);
  room.forget(table);
}

function lost(table: string): void {
  letGo(table);
  store.forget(table);
  say({ kind: 'closed', table, code: ELSEWHERE });
}

async function take(table: string): Promise<void> {
  store.forget(table);
  room.forget(table);
  held.delete(table);
  await hold(table, true);
}

async function follow(table: string, after: number): Promise<void> {
  try {
    await hold(table);
    room.follow(table, after);
    await settle();
  } catch (error) {
    say({ kind: 'closed', table, code: error instanceof Elsewhere ? ELSEWHERE : 4404 });
  }
}

/** Nobody looks at a table any more: another tab may have it. What is not kept stays in hand. */
async function leave(table: string): Promise<void> {
  room.unfollow(table);
  if (!store.why) letGo(table);
}
