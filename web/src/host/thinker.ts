// The worker that thinks: bots, hints, records and reviews, one errand after the other, so that no table waits for them.
import { plain, startPython, type Python } from './python';

export interface Errand {
  id: number;
  errand: string;
  given: string;
}

let python: Promise<Python> | null = null;

self.onmessage = async ({ data }: MessageEvent<{ engine: string } | Errand>) => {
  if ('engine' in data) {
    python = startPython(data.engine, () => {});
    (await python).pyimport('comptoir.page.thinker');
    return;
  }
  const thinker = (await python!).pyimport('comptoir.page.thinker');
  const [status, body] = plain<[number, string]>(thinker.do(data.errand, data.given));
  self.postMessage({ id: data.id, status, body });
};
