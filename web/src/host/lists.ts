// Lists that can be told without Python, as a house answers them: of tables (house/store/lists.py), of one person, who has
// nobody else's to see; of today's puzzles (table/puzzles.py).
import type { Row } from './store';

const LISTED = 50; // of finished games
const MINE = 200; // of those that are not over

type Listed = Pick<Row, 'info' | 'status' | 'created'>;

/** The body of the answer; `all` are the newest first. */
export function listed(all: Listed[], query: Record<string, string>): string {
  const before = query.before ? Number(query.before) : Infinity;
  const mine = query.which === 'mine' ? all.filter((one) => one.created < before) : [];
  const going = mine.filter((one) => one.status === 'open' || one.status === 'running');
  const over = mine.filter((one) => one.status === 'finished');
  const shown = [...going.slice(0, MINE), ...over.slice(0, LISTED)];
  const times = [going.length > MINE ? going[MINE - 1].created : 0, over.length > LISTED ? over[LISTED - 1].created : 0];
  const older = Math.max(...times) || null;
  const turn = (one: Listed) => Number(one.info.includes('"my_turn":true'));
  const infos = shown.toSorted((one, other) => turn(other) - turn(one)).map((one) => one.info);
  return `{"tables":[${infos.join(',')}],"more":${older !== null},"older":${older}}`;
}

/** The puzzle of the day of each game, of all its puzzles. */
export function ofToday(all: Record<string, string[]>, now: number): string {
  const day = Math.floor(now / 86_400_000);
  const puzzles = Object.fromEntries(Object.entries(all).map(([game, ids]) => [game, ids[day % ids.length]]));
  return JSON.stringify({ day, puzzles });
}
