// How people and bots are called. A bot's name is its level, in the reader's language.
import { t } from './texts.svelte';
import type { SeatInfo } from './types';

const LEVELS = ['beginner', 'apprentice', 'merchant', 'master'];

export function levelName(level: string): string {
  return LEVELS.includes(level) ? t(`level-${level}`) : level;
}

export function nameOf(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot' && seat.level) return t('bot-name', { level: levelName(seat.level), seat: seat.seat });
  return seat.name;
}

/** Names in a record: bots were written down as `merchant B`. */
export function recordedName(name: string): string {
  const [level, seat, ...more] = name.split(' ');
  return LEVELS.includes(level) && /^[A-F]$/.test(seat ?? '') && !more.length
    ? t('bot-name', { level: levelName(level), seat })
    : name;
}
