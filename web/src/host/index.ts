// Where the tables stand: in a house, over HTTP and a live line (remote), or in this very browser (local). Both are asked the same
// requests and give the same answers, so no page has to know which it is.
import { follow as followHere, here } from './page';
import { reach } from './state.svelte';

/** A live line: what a page of a table needs of a WebSocket. */
export type Line = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

interface Host {
  fetch(request: Request): Promise<Response>;
  follow(table: string, after: number, said: number): Line;
}

/** What a proxy answers for a house that is not there; a house itself says in JSON why it cannot do something. */
const isProxy = ({ status, headers }: Response) =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('json');

const remote: Host = {
  async fetch(request) {
    try {
      const answer = await fetch(request);
      reach.away = isProxy(answer);
      return answer;
    } catch (error) {
      reach.away = error instanceof TypeError; // not what was given up on purpose
      throw error;
    }
  },
  follow(table, after, said) {
    const address = location.origin.replace(/^http/, 'ws');
    const line = new WebSocket(`${address}/api/tables/${table}/live?after=${after}&said=${said}`);
    line.addEventListener('open', () => (reach.away = false));
    line.addEventListener('error', () => (reach.away = true));
    return line;
  },
};

const local: Host = {
  fetch: async (request) => (await here()).fetch(request),
  follow: (table, after) => followHere(table, after),
};

const engine = document.querySelector?.('meta[name="comptoir-engine"]');

/** The address at which a house lets people play without it, if it can. */
export const aloneAt = engine?.getAttribute('data-alone') ?? null;

/** Whether there is no house: what needs other people cannot be had. */
export const alone = !!engine && (!aloneAt || location.pathname === aloneAt);

export const host: Host = alone ? local : remote;
