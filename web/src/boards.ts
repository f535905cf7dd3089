// The boards that games are played on. The one a game comes with is generated from its data, so that rulebooks and courses can
// draw it without asking anybody; any other comes from the table, or with the record.
import { api, got } from './api';
import type { BoardData, TableInfo } from './types';

/** Where a board that is not the game's own comes from: a table, or a record that has it in it. */
export type Played = { table: Pick<TableInfo, 'id' | 'board'> } | { data: BoardData | null };

const ours = import.meta.glob<BoardData>(['./generated/*.ts', '!./generated/{index,saying}.ts']);
const known = new Map<string, Promise<BoardData>>(); // by game, or by the hash of the data

export function boardOf(game: string, played?: Played): Promise<BoardData> {
  if (played && 'data' in played && played.data) return Promise.resolve(played.data);
  const table = played && 'table' in played && played.table.board ? played.table : null;
  const key = table?.board?.sha256 ?? game;
  const asked = known.get(key) ?? (table ? ofTable(table.id) : builtIn(game));
  known.set(key, asked);
  asked.catch(() => known.delete(key)); // asked for again
  return asked;
}

async function builtIn(game: string): Promise<BoardData> {
  const { board, box } = await ours[`./generated/${game}.ts`]();
  return { board, box };
}

const ofTable = (id: string): Promise<BoardData> =>
  got(api.GET('/api/tables/{table_id}/board', { params: { path: { table_id: id } } }));
