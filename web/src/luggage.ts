// All that this browser keeps, as one file, and records of single games: out and in again.
import { save } from './address';
import { api, got, HouseProblem } from './api';
import { here } from './host/page';
import type { Problem } from './types';

export interface BroughtIn {
  tables: number;
  known: number;
  broken: number;
}

/** Ask the host in this browser, whoever is asked otherwise. */
export async function ask(path: string, body?: unknown, method = 'POST'): Promise<Response> {
  const sent = body === undefined ? {} : { method, body: JSON.stringify(body) };
  const answer = await (await here()).fetch(new Request(new URL(path, location.origin), sent));
  if (!answer.ok) throw new HouseProblem((await answer.json()) as Problem, answer.status);
  return answer;
}

export async function exportAll(): Promise<void> {
  save(await (await ask('/page/luggage')).blob(), 'comptoir.json');
}

/** Bring in what another browser packed. */
export async function importAll(file: File): Promise<BroughtIn> {
  return (await ask('/page/luggage', JSON.parse(await file.text()))).json();
}

/** A record of a game that was played elsewhere becomes a table that is over. Says which. */
export async function bringRecord(file: File): Promise<string> {
  return (await got(api.POST('/api/records', { body: { record: await file.text() } }))).id;
}
