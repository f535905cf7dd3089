// How the host in this browser is: what of Python has come, and whether anything is kept; and whether a house can be reached.
import type { Unkept } from './messages';

export const here = $state({
  loading: null as number | null, // what of it has come, from 0 to 1
  failed: '', // why Python did not start
  unkept: null as Unkept | null,
  weaker: false, // a grandmaster plays as a master: its network has not come
});

/** A house that does not answer. */
export const reach = $state({ away: false });
