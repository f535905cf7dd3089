// Boards being drawn, and the pictures they are traced from: kept in this browser only. A picture is never sent anywhere.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Data } from './document.svelte';

export interface Draft {
  id: string;
  game: string;
  name: string;
  data: Data;
  changed: number; // when
  saved: { id: string; mine: boolean; maker: string } | null; // as the host keeps it
  clean: boolean; // it is still what the host keeps
}

/** A picture under the map: as a data address, and where it lies. */
export interface Tracing {
  image: string;
  x: number;
  y: number;
  width: number;
  height: number;
  strength: number; // how clearly it shines through, 0 to 1
}

interface Desk extends DBSchema {
  drafts: { key: string; value: Draft };
  pictures: { key: string; value: Tracing };
}

let opened: Promise<IDBPDatabase<Desk>> | null = null;
const desk = () =>
  (opened ??= openDB<Desk>('comptoir-boards', 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' });
      database.createObjectStore('pictures');
    },
  }));

export const allDrafts = async (): Promise<Draft[]> =>
  (await (await desk()).getAll('drafts')).sort((one, other) => other.changed - one.changed);
/** By its own id, or by the one under which the host keeps it for me. */
export async function draftOf(id: string): Promise<Draft | undefined> {
  const here = await (await desk()).get('drafts', id);
  return here ?? (await allDrafts()).find(({ saved }) => saved?.mine && saved.id === id);
}
export const keepDraft = async (draft: Draft): Promise<void> => void (await (await desk()).put('drafts', draft));
export async function dropDraft(id: string): Promise<void> {
  const database = await desk();
  await Promise.all([database.delete('drafts', id), database.delete('pictures', id)]);
}

export const newId = () => `d${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

export const tracingOf = async (id: string): Promise<Tracing | undefined> => (await desk()).get('pictures', id);
export async function keepTracing(id: string, tracing: Tracing | null): Promise<void> {
  const database = await desk();
  await (tracing ? database.put('pictures', tracing, id) : database.delete('pictures', id));
}

const LONGEST = 2400; // pixels of a side: enough to trace from, and little enough to keep

/** A picture as it is kept: no larger than one needs, fitted into the sheet. Throws where the file is none. */
export async function pictureFrom(file: Blob, sheet: { width: number; height: number }): Promise<Tracing> {
  const bitmap = await createImageBitmap(file);
  const shrunk = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(bitmap.width * shrunk), Math.round(bitmap.height * shrunk)];
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const fit = Math.min(sheet.width / canvas.width, sheet.height / canvas.height);
  const [width, height] = [Math.round(canvas.width * fit), Math.round(canvas.height * fit)];
  const [x, y] = [Math.round((sheet.width - width) / 2), Math.round((sheet.height - height) / 2)];
  return { image: canvas.toDataURL('image/jpeg', 0.85), x, y, width, height, strength: 0.6 };
}
