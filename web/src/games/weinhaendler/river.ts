// The river and its cards. Kinds and cargo are numbered as in the view: cargo is passengers, then barrels by town.
import { explains } from '../../about';
import { box } from '../../generated/weinhaendler';
import type { Texts } from '../../texts.svelte';

export const TOWNS: readonly string[] = box.towns;
export const NANTES = TOWNS.length - 1;
export const SOUTH = box.south; // the second pier of Nantes; the north one has the number of the town
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

export const CARGOES = box.cargo_words.map((word, cargo) => ({
  word,
  from: box.origin[cargo],
  to: box.goal[cargo],
  fare: box.fare[cargo] ?? 0,
  barrel: cargo >= PASSENGERS,
}));

/** W10: what coal is worth, by the count of each value. */
export const coalSum = (counts: readonly number[]) => counts.reduce((sum, many, kind) => sum + many * box.coal[kind], 0);

/** Its word, of anything the pile holds: cards for the hand, the sun, cargo. */
export const wordOf = (kind: number): string => (kind < SUN ? HELD[kind] : kind === SUN ? 'sun' : CARGOES[kind - CARGO].word);

export const townName = (texts: Texts, town: number) => texts(`town-${TOWNS[town]}`);

/** A card or a back, a barrel or a ticket says what it is. */
export const aboutCard = (kind: number) =>
  kind < 0 ? explains('hand') : kind < SAILOR ? explains('coal', { value: box.coal[kind] }) : explains(wordOf(kind));
export const aboutCargo = (cargo: number) =>
  CARGOES[cargo].barrel ? explains('barrel') : explains('passenger', { fare: CARGOES[cargo].fare });
