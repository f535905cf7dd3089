// What a host knows of boards: the one a game comes with, those people keep, what the checker says.
import { api, got, HouseProblem } from '../api';
import { boardOf } from '../boards';
import { beSomebody, whoAmI } from '../me.svelte';
import { bestLevel, setUp, type SeatChoice } from '../setup';
import type { components } from '../house';
import type { Data } from './document.svelte';
import type { BoardRemark } from './drawing';
import { keepDraft, newId, type Draft } from './drafts';

export type BoardInfo = components['schemas']['BoardInfo'];
export type BoardTrial = components['schemas']['BoardTrial'];

/** The board a game comes with. */
export const builtInOf = async (game: string): Promise<Data> => (await boardOf(game)).board;

/** What the checker says of a board. */
export async function checked(game: string, board: Data): Promise<BoardRemark[]> {
  return (await got(api.POST('/api/boards/check', { body: { game, board } }))).remarks;
}

/** The boards I keep with the host. */
export async function keptBoards(): Promise<BoardInfo[]> {
  return (await whoAmI()) ? (await got(api.GET('/api/boards'))).boards : [];
}

const path = (board: string) => ({ params: { path: { board } } });

/** A board by its link: mine, or somebody's. */
export const boardBy = (id: string) => got(api.GET('/api/boards/{board}', path(id)));

export async function dropBoard(id: string): Promise<void> {
  await got(api.DELETE('/api/boards/{board}', path(id)));
}

/** A new draft of this board, on this desk. */
export async function draftFrom(game: string, name: string, data: Data): Promise<Draft> {
  const draft = { id: newId(), game, name, data, changed: Date.now(), saved: null, clean: false };
  await keepDraft(draft);
  return draft;
}

/** A draft of a board that the host keeps; of somebody else's it is a copy, as soon as one changes it. */
export async function draftOfKept(id: string): Promise<Draft> {
  const { game, name, board, maker, mine, changed } = await boardBy(id);
  return { id, game, name, data: board, changed, saved: { id, mine, maker }, clean: true };
}

/** Keep it with the host, where I can play on it and others can see it by its link. */
export async function saveDraft(draft: Draft): Promise<{ draft: Draft; remarks: BoardRemark[] }> {
  const person = await beSomebody();
  const body = { name: draft.name, board: draft.data };
  const anew = () => got(api.POST('/api/boards', { body: { ...body, game: draft.game } }));
  const again = (id: string) =>
    got(api.PUT('/api/boards/{board}', { ...path(id), body })).catch((error: unknown) => {
      if (error instanceof HouseProblem && error.status === 404) return anew(); // it was taken away meanwhile
      throw error;
    });
  const saved = await (draft.saved?.mine ? again(draft.saved.id) : anew());
  const next = { ...draft, saved: { id: saved.id, mine: true, maker: person.name }, clean: true };
  await keepDraft(next);
  return { draft: next, remarks: saved.remarks };
}

/** Some more games of bots on a board, after those that were played. */
export const tried = (game: string, board: Data, so_far: BoardTrial['tally'] | null, games = 40): Promise<BoardTrial> =>
  got(api.POST('/api/boards/trial', { body: { game, board, so_far, games } }));

// What `comptoir board make --best-of 3` does, with a bound: of a slow machine's boards fewer are compared.
const [COMPARED, GAMES, SEEDS] = [3, 16, 20];
const LONG_ENOUGH = 15_000; // milliseconds

/** A board by chance: of some the one on which merchants play most evenly. `tell` hears how much of that is done. */
export async function madeBoard(game: string, tell: (part: number) => void): Promise<Data> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] % 50_000_000;
  const begun = Date.now();
  let best: { board: Data; uneven: number } | null = null;
  for (let at = 0; at < COMPARED && (!best || Date.now() - begun < LONG_ENOUGH); at++) {
    const { board } = await got(api.POST('/api/boards/make', { body: { game, seed: seed * SEEDS + at } }));
    let now: BoardTrial | null = null;
    while (!now?.done && Date.now() - begun < LONG_ENOUGH) {
      now = await tried(game, board, now?.tally ?? null, GAMES);
      tell((at + now.tally.lengths.length / GAMES) / COMPARED);
    }
    const uneven = now?.done ? now.uneven : Infinity;
    if (!best || uneven < best.uneven) best = { board, uneven };
  }
  return best!.board;
}

/** At a table on it, with bots. */
export async function playOn(game: string, board: string): Promise<void> {
  const info = (await got(api.GET('/api/games'))).find((one) => one.name === game)!;
  const seats = Math.min(info.most_seats, Math.max(3, info.least_seats));
  const bots: SeatChoice[] = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: bestLevel(info) }));
  await setUp({ game, board, seats: [{ kind: 'me' }, ...bots], public: false, start: true });
}
