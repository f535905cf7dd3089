// Games that were played in this browser without the server: which are still to be sent to it, and how.
import { api, got, HouseProblem } from './api';
import { ask } from './luggage';
import { beSomebody } from './me.svelte';
import type { TableInfo } from './types';

/** What became of a game that was sent: as what the server keeps it, or the word by which it refused it. */
type Sent = { kept: string } | { refused: string };
export interface Played {
  table: TableInfo;
  sent: Sent | null;
}

const BAD = [400, 413, 422]; // what is wrong is the game, not the moment

/** All that I have played to its end here, the newest first. */
export async function playedHere(): Promise<Played[]> {
  const marks = await sentSoFar();
  const found: TableInfo[] = [];
  for (let older: number | null = Date.now() + 1; older !== null;) {
    const listed = await (await ask(`/api/tables?which=mine&before=${older}`)).json();
    found.push(...listed.tables);
    older = listed.older;
  }
  const mine = found.filter((one) => one.status === 'finished' && one.seats.some((seat) => seat.mine));
  return mine.map((table) => ({ table, sent: marks[table.id] ?? null }));
}

const sentSoFar = async (): Promise<Record<string, Sent>> => (await ask('/page/sent')).json();

/** Send a game to my games there. The server plays it again before it keeps it, and keeps it once. */
export async function send({ table }: Played): Promise<Sent> {
  const sent = await sentOrRefused(table);
  await ask('/page/sent', { ...(await sentSoFar()), [table.id]: sent }, 'PUT');
  return sent;
}

async function sentOrRefused(table: TableInfo): Promise<Sent> {
  await beSomebody();
  try {
    const record = await (await ask(`/api/tables/${table.id}/record`)).text();
    const seat = table.seats.find((one) => one.mine)!.seat as 'A';
    return { kept: (await got(api.POST('/api/records', { body: { record, seat } }))).id };
  } catch (error) {
    if (error instanceof HouseProblem && BAD.includes(error.status)) return { refused: error.problem.error };
    throw error;
  }
}
