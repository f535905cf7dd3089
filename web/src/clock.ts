// What is agreed about time and help at a table, in words.
import { figure, t } from './texts.svelte';
import { settings } from './settings.svelte';
import type { components } from './house';

export type ClockChoice = Required<components['schemas']['ClockChoice']>;
export type Terms = {
  clock: components['schemas']['ClockChoice'];
  rated: boolean;
  hints: boolean;
  board?: components['schemas']['TableBoard'] | null;
};

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span of time in the largest unit that fits it evenly: 90 seconds, 2 minutes, 3 days. */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  return figure(seconds / size, { style: 'unit', unit, unitDisplay: 'long' });
}

/** How long is left, to the hour or, when that is less than a day, to the second. `brief`: where there is little room. */
export function left(milliseconds: number, brief = false): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400) {
    const hours = Math.ceil(seconds / 3600);
    const days = hours >= 48 ? Math.round(hours / 24) : 0;
    const parts = brief
      ? [days ? ([days, 'day'] as const) : ([hours, 'hour'] as const)]
      : [[Math.floor(hours / 24), 'day'] as const, [hours % 24, 'hour'] as const].filter(([amount]) => amount);
    const unitDisplay = brief ? 'narrow' : 'short';
    return parts.map(([amount, unit]) => figure(amount, { style: 'unit', unit, unitDisplay })).join(' ');
  }
  const two = (amount: number) => String(amount).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The day of a moment, as people write it. */
export const dayOf = (moment: number) =>
  new Date(moment).toLocaleDateString(settings.language, { day: 'numeric', month: 'long' });

/** What was agreed when the table was set up: a sentence each. */
export function agreed({ clock, rated, hints, board }: Terms): string[] {
  const day = 86_400;
  const { kind, at_zero = 'bot', seconds = 0, reserve = 0, days = 0, reserve_days = 0, vacation = 0 } = clock;
  const move = span(kind === 'days' ? days * day : seconds);
  const more = kind === 'days' ? reserve_days * day : reserve;
  return [
    t(`clock-${kind ?? 'none'}`, { move }),
    ...(kind !== 'none' && more ? [t('clock-reserve', { reserve: span(more) })] : []),
    ...(kind === 'days' && vacation ? [t('clock-vacation', { vacation: span(vacation * day) })] : []),
    ...(kind !== 'none' ? [t(`clock-zero-${at_zero}`)] : []),
    t(rated ? 'rated-yes' : 'rated-no'),
    ...(hints || rated ? [] : [t('hints-no')]),
    ...(board ? [t('agreed-board', { name: board.name })] : []),
  ];
}
