// The host in this browser, as the page sees it: a worker that answers requests.
import { alone } from '.';
import type { LocalLine } from './page';
import type { Answered, FromRoom, ToRoom } from './messages';
import { here } from './state.svelte';

/** Where somebody points who is about to play. */
const SIGNS = '[data-play], [data-learn], [data-puzzle], .doors button';

export class Local {
  private readonly room = new Worker(new URL('./room.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: Answered) => void>();
  private readonly lines = new Map<string, LocalLine>();
  private asked = 0;

  constructor() {
    this.room.onmessage = ({ data }: MessageEvent<FromRoom>) => this.hear(data);
    const folder = document.querySelector('meta[name="comptoir-engine"]')!.getAttribute('content')!;
    this.say({ kind: 'open', engine: new URL(folder, new URL('.', location.href)).href });
    if (!alone) return; // a page of a house only asks what was played here
    for (const sign of ['pointerover', 'focusin', 'touchstart']) addEventListener(sign, this.warm, { passive: true });
  }

  async fetch(request: Request): Promise<Response> {
    const address = new URL(request.url);
    const asked = {
      method: request.method,
      path: decodeURI(address.pathname),
      query: Object.fromEntries(address.searchParams),
      body: request.method === 'GET' ? '' : await request.text(),
    };
    const { status, body } = await this.ask((id) => ({ kind: 'ask', id, asked }));
    const type = asked.path.endsWith('/record') && status === 200 ? 'application/jsonl' : 'application/json';
    return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
  }

  follow(line: LocalLine, after: number): void {
    this.lines.set(line.table, line);
    this.say({ kind: 'follow', table: line.table, after });
  }

  unfollow(line: LocalLine): void {
    if (this.lines.get(line.table) !== line) return;
    this.lines.delete(line.table);
    this.say({ kind: 'unfollow', table: line.table });
  }

  /** Play a table here that another tab has in hand. */
  async take(table: string): Promise<void> {
    await this.ask((id) => ({ kind: 'take', id, table }));
  }

  private ask(write: (id: number) => ToRoom): Promise<Answered> {
    const id = ++this.asked;
    this.say(write(id));
    return new Promise((answered) => this.waiting.set(id, answered));
  }

  private say(message: ToRoom): void {
    this.room.postMessage(message);
  }

  private readonly warm = (event: Event): void => {
    if (!(event.target as Element | null)?.closest?.(SIGNS)) return;
    for (const sign of ['pointerover', 'focusin', 'touchstart']) removeEventListener(sign, this.warm);
    this.say({ kind: 'warm' });
  };

  private hear(told: FromRoom): void {
    if (told.kind === 'answer') {
      this.waiting.get(told.id)?.(told.answer);
      this.waiting.delete(told.id);
    } else if (told.kind === 'told') this.lines.get(told.table)?.told(told.text);
    else if (told.kind === 'closed') {
      this.lines.get(told.table)?.end(told.code);
      this.lines.delete(told.table);
    } else if (told.kind === 'loading') here.loading = told.loaded / Math.max(1, told.total);
    else if (told.kind === 'ready') here.loading = null;
    else if (told.kind === 'failed') Object.assign(here, { loading: null, failed: told.detail });
    else if (told.kind === 'weaker') here.weaker = told.weaker;
    else here.unkept = told.why;
  }
}

export const open = (): Local => new Local();
