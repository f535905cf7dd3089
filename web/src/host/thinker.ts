// The worker that thinks: bots, hints, records and reviews, one errand after the other, so that no table waits for them.
import { plain, startPython, type Python } from './python';

export interface Errand {
  id: number;
  errand: string;
  given: string;
}

let python: Promise<Python> | null = null;
let engine = '';

/** What an errand needs that was not fetched with the engine: a network's weights. Whether they came: without them a grandmaster
 *  plays as a master, and the page says so. */
async function bring([name, path]: string[]): Promise<boolean> {
  const answer = await fetch(new URL(name, engine)).catch(() => null);
  const content = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
  if (content) (await python!).FS.writeFile(path, new Uint8Array(content));
  return content !== null;
}

self.onmessage = async ({ data }: MessageEvent<{ engine: string } | Errand>) => {
  if ('engine' in data) {
    engine = data.engine;
    python = startPython(engine, () => {});
    (await python).pyimport('comptoir.page.thinker');
    return;
  }
  const thinker = (await python!).pyimport('comptoir.page.thinker');
  const wanted = plain<string[]>(thinker.wants(data.errand, data.given));
  const weaker = wanted.length ? !(await bring(wanted)) : undefined;
  const [status, body] = plain<[number, string]>(thinker.do(data.errand, data.given));
  self.postMessage({ id: data.id, status, body, weaker });
};
