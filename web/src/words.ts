// The random words by which this browser adds to a table's shuffle, so that nobody can have chosen it (docs/records.md, "The seal").
// They are pledged by their hash when one sits down, and told only when the seal and everybody's pledge are known.
import { api, got } from './api';
import type { Position } from './types';

interface Mine {
  pledge: string;
  words: string;
  seal?: string; // what this browser saw before it told its words
  pledges?: string[];
}

const KEY = 'comptoir-words';
const MOST = 100; // tables that are remembered
const told = new Set<string>(); // pledges whose words are being told

function kept(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function keep(mine: Mine): void {
  const others = kept().filter((one) => one.pledge !== mine.pledge);
  localStorage.setItem(KEY, JSON.stringify([...others, mine].slice(-MOST)));
}

export function recall(pledge: string): Mine | null {
  return kept().find((one) => one.pledge === pledge) ?? null;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export const hashOf = (text: string) => sha256(new TextEncoder().encode(text));

/** Whether this browser can work out hashes: not over plain HTTP from another machine. */
export const canCheck = () => typeof crypto.subtle !== 'undefined';

/** Draw my words and promise them. A browser that cannot hash or remember adds none. */
export async function pledge(): Promise<{ pledge?: string }> {
  if (!canCheck()) return {};
  try {
    const words = hex(crypto.getRandomValues(new Uint8Array(16)));
    const promised = await hashOf(words);
    keep({ pledge: promised, words });
    return { pledge: promised };
  } catch {
    return {};
  }
}

/** Tell my words if the table calls for them. What was seen before is remembered first, to be compared with the record. */
export async function addWords(position: Position): Promise<void> {
  const seats = position.table.seats;
  const seat = seats.find((one) => one.mine && one.pledge);
  const mine = seat?.pledge ? recall(seat.pledge) : null;
  if (!position.table.calling || !position.seal || !mine || seat?.words || told.has(mine.pledge)) return;
  told.add(mine.pledge);
  keep({ seal: position.seal, pledges: seats.flatMap((one) => one.pledge ?? []), ...mine });
  try {
    await got(
      api.POST('/api/tables/{table_id}/words', {
        params: { path: { table_id: position.table.id } },
        body: { words: mine.words },
      }),
    );
  } catch {
    told.delete(mine.pledge); // the next position asks again
  }
}

interface Header {
  seed_sha256: string;
  players: string[];
  words?: (string | null)[];
}
export type Finding = 'mine' | 'touched' | 'away' | 'elsewhere' | 'nobody' | 'others';
export interface Check {
  seed: boolean;
  finding: Finding;
  lacking: number;
  added: { name: string; words: string; mine: boolean }[];
}

/** What this browser itself can say about a record: the seal, my own words, and that everybody's were promised before mine were told. */
export async function check(record: string, position: Position): Promise<Check> {
  const lines = record.trimEnd().split('\n');
  const header: Header = JSON.parse(lines[0]);
  const seed: string = JSON.parse(lines.at(-1)!).seed;
  const bytes = new Uint8Array(seed.match(/../g)!.map((two) => parseInt(two, 16)));
  const sealed = (await sha256(bytes)) === header.seed_sha256;
  const at = position.table.seats.findIndex((one) => one.mine && one.pledge);
  const promised = at < 0 ? null : position.table.seats[at].pledge!;
  const mine = promised ? recall(promised) : null;
  const given = (header.words ?? []).flatMap((words, seat) =>
    words ? [{ name: header.players[seat], words, mine: words === mine?.words }] : [],
  );
  const hashes = await Promise.all(given.map((one) => hashOf(one.words)));
  return { seed: sealed, finding: find(), lacking: (mine?.pledges?.length ?? given.length) - given.length, added: given };

  function find(): Finding {
    if (!promised) return given.length ? 'others' : 'nobody';
    if (!mine) return 'elsewhere';
    if (!mine.pledges) return 'away';
    const asSeen = mine.seal === header.seed_sha256 && hashes.every((hash) => mine.pledges!.includes(hash));
    return asSeen && header.words?.[at] === mine.words ? 'mine' : 'touched';
  }
}
