// Six seats: six colours that stay distinct for the colour-blind, each with a symbol of its own and its letter.
import type { SeatInfo, SeatLook } from './types';

export const LETTERS = 'ABCDEF';
export const COLOURS = ['#bf4a1b', '#1f639e', '#12785a', '#c77aa3', '#dda325', '#3a332d'];
export const ON_COLOUR = ['#ffffff', '#ffffff', '#ffffff', '#241a12', '#241a12', '#ffffff'];
export const SYMBOLS = ['◆', '■', '▲', '●', '★', '✚'];

/** The symbols as paths around 0,0, about 20 across: for boards, where a font may lack the sign. */
export const SYMBOL_PATHS = [
  'M0-10L10 0L0 10L-10 0Z',
  'M-8-8H8V8H-8Z',
  'M0-10L10 8H-10Z',
  'M9 0A9 9 0 1 1-9 0A9 9 0 1 1 9 0Z',
  'M0-10L2.9-3.6L9.7-3.1L4.5 1.4L6.1 8.2L0 4.6L-6.1 8.2L-4.5 1.4L-9.7-3.1L-2.9-3.6Z',
  'M-3.2-9H3.2V-3.2H9V3.2H3.2V9H-3.2V3.2H-9V-3.2H-3.2Z',
];

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

export function look(info: Pick<SeatInfo, 'seat'>, name: string): SeatLook {
  return { seat: info.seat, name, colour: colourOf(info.seat), symbol: SYMBOLS[indexOf(info.seat)] ?? '' };
}
