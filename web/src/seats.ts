// Six seats: six colours that stay distinct for the colour-blind, each with a symbol of its own and its letter.
import declared from '../../src/comptoir/kernel/seats.json';
import type { Bot } from './cast';
import type { SeatInfo, SeatLook } from './types';

const SEATS = declared.seats;
export const LETTERS = SEATS.map((one) => one.letter).join('');
/** Of pieces, which lie on painted boards: the same by day and by lamplight. */
export const COLOURS = SEATS.map((one) => one.colour.light);
export const ON_COLOUR = SEATS.map((one) => one.ink);
export const SYMBOLS = SEATS.map((one) => one.mark);

/** The symbols as paths around 0,0, about 20 across: for boards, where a font may lack the sign. */
export const SYMBOL_PATHS = SEATS.map((one) => one.path);

export function indexOf(seat: string): number {
  return LETTERS.indexOf(seat);
}

export function colourOf(seat: string): string {
  return COLOURS[indexOf(seat)] ?? COLOURS[5];
}

export function inkOn(seat: string): string {
  return ON_COLOUR[indexOf(seat)] ?? '#ffffff';
}

export function pathOf(seat: string): string {
  return SYMBOL_PATHS[indexOf(seat)] ?? SYMBOL_PATHS[0];
}

/** Names by letter, for sentences. */
export function namesOf(looks: SeatLook[]): Record<string, string> {
  return Object.fromEntries(looks.map((one) => [one.seat, one.name]));
}

export function look(info: Pick<SeatInfo, 'seat'>, name: string, bot: Bot | null = null): SeatLook {
  return { seat: info.seat, name, bot, colour: colourOf(info.seat), symbol: SYMBOLS[indexOf(info.seat)] ?? '' };
}
