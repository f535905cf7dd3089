// The river and its cards. Kinds and cargo are numbered as in the view: cargo is passengers, then barrels by town.
import { explains } from '../../about';
import { box } from '../../generated/weinhaendler';
import type { Texts } from '../../texts.svelte';

export const PAYS = [box.pier_pays.north, box.pier_pays.south];
export const HELD = box.held;
/** The kind of a card for hands, by its word; -1 for anything else. */
export const kindOf = (word: string | null) => (HELD as readonly string[]).indexOf(word ?? '');
export const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
export const {
  sailor: SAILOR,
  fisherman: FISHERMAN,
  explosion: EXPLOSION,
  sun: SUN,
  cargo: CARGO,
  passengers: PASSENGERS,
} = box;

export interface Cargo {
  word: string;
  from: number; // towns, by their number
  to: number;
  origin: string; // and by their ids
  goal: string;
  fare: number;
  barrel: boolean;
}
/** What depends on the board: the ids of the towns, and all cargo by its number. */
export interface River {
  towns: readonly string[];
  nantes: number; // W1: the last town, and its north pier; the south one has the number after it
  cargoes: readonly Cargo[];
}
type OnBoard = Record<'towns' | 'cargo_words', readonly string[]> & Record<'origin' | 'goal' | 'fare', readonly number[]>;

/** The river that the tables of the box tell of. */
export const riverOf = ({ towns, cargo_words, origin, goal, fare }: OnBoard): River => ({
  towns,
  nantes: towns.length - 1,
  cargoes: cargo_words.map((word, cargo) => ({
    word,
    from: origin[cargo],
    to: goal[cargo],
    origin: towns[origin[cargo]],
    goal: towns[goal[cargo]],
    fare: fare[cargo] ?? 0,
    barrel: cargo >= PASSENGERS,
  })),
});

/** W10: what coal is worth, by the count of each value. */
export const coalSum = (counts: readonly number[]) => counts.reduce((sum, many, kind) => sum + many * box.coal[kind], 0);

/** Its word, of anything the pile holds: cards for the hand, the sun, cargo. */
export const wordOf = (kind: number, river?: River): string =>
  kind < SUN ? HELD[kind] : kind === SUN ? 'sun' : (river?.cargoes[kind - CARGO].word ?? '');

export const townName = (texts: Texts, town: string) => texts(`town-${town}`);

/** A card or a back, a barrel or a ticket says what it is. */
export const aboutCard = (kind: number) =>
  kind < 0 ? explains('hand') : kind < SAILOR ? explains('coal', { value: box.coal[kind] }) : explains(wordOf(kind));
export const aboutCargo = ({ barrel, fare }: Cargo) => (barrel ? explains('barrel') : explains('passenger', { fare }));
