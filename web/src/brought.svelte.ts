// A record from a file, in hand until the page is closed: it can be replayed without being kept. `/replay/file`
import { api, got } from './api';
import type { Replay } from './types';

export const IN_HAND = 'file'; // in the place of a table's id
export const MOST_BYTES = 2_000_000; // as much as a server takes (house/settings.py)

export const brought = $state({ name: '', text: '' });

/** A finished game, entry by entry: of a table, or of the record in hand. */
export function replayOf(id: string, seat: string): Promise<Replay> {
  if (id !== IN_HAND)
    return got(api.GET('/api/tables/{table_id}/replay', { params: { path: { table_id: id }, query: { seat } } }));
  return got(api.POST('/api/records/replay', { params: { query: { seat } }, body: { record: brought.text } }));
}
