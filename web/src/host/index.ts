// Where the tables stand: in a house, over HTTP and a live line (remote), or in this very browser (local). Both are asked the same
// requests and give the same answers, so no page has to know which it is.
import { follow as followHere, here } from './page';

/** A live line: what a page of a table needs of a WebSocket. */
export type Line = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

interface Host {
  fetch(request: Request): Promise<Response>;
  follow(table: string, after: number, said: number): Line;
}

const remote: Host = {
  fetch: (request) => fetch(request),
  follow(table, after, said) {
    const address = location.origin.replace(/^http/, 'ws');
    return new WebSocket(`${address}/api/tables/${table}/live?after=${after}&said=${said}`);
  },
};

const local: Host = {
  fetch: async (request) => (await here()).fetch(request),
  follow: (table, after) => followHere(table, after),
};

/** Whether there is no house: what needs other people cannot be had. */
export const alone = !!document.querySelector?.('meta[name="comptoir-engine"]');

export const host: Host = alone ? local : remote;
