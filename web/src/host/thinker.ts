// The worker that thinks: bots, hints, records and reviews, one errand after the other, so that no table waits for them.
import { plain, startPython, type Python } from './python';

export interface Errand {
  id: number;
  errand: string;
  given: string;
}

let python: Promise<Python> | null = null;
let engine = '';

/** What an errand needs that was not fetched with the engine: a network's weights. Without it a grandmaster plays as a master. */
async function bring([name, path]: string[]): Promise<void> {
  const answer = await fetch(new URL(name, engine)).catch(() => null);
  if (answer?.ok) (await python!).FS.writeFile(path, new Uint8Array(await answer.arrayBuffer()));
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
  if (wanted.length) await bring(wanted);
  const [status, body] = plain<[number, string]>(thinker.do(data.errand, data.given));
  self.postMessage({ id: data.id, status, body });
};
