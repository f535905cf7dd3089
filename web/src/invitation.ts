// The link that lets somebody in at a table of mine, public or not.
import { api, got } from './api';

export async function invitationTo(table: string): Promise<string> {
  const made = await got(api.POST('/api/tables/{table_id}/invitation', { params: { path: { table_id: table } } }));
  return `${made.origin || location.origin}/join/${made.token}`;
}
