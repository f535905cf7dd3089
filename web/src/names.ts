// How people and bots are called. Bots of old tables and records are called by their level, in the reader's language.
import { bot, botAt, called } from './cast';
import { look } from './seats';
import { t } from './texts.svelte';
import type { Position, SeatInfo, SeatLook } from './types';

const LEVELS = ['beginner', 'apprentice', 'merchant', 'master', 'grandmaster'];

export function levelName(level: string): string {
  return LEVELS.includes(level) ? t(`level-${level}`) : level;
}

export function nameOf(game: string, seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot' && seat.level && !called(game, seat.name))
    return t('bot-name', { level: levelName(seat.level), seat: seat.seat });
  return seat.name;
}

/** Who made a move keeps it: names by seat as of an entry. Before somebody left, the seat was theirs; what a bot played in their
    stead is not theirs. */
export function makersAt(names: Record<string, string>, notes: Position['notes'] = []): (n: number) => Record<string, string> {
  const told = notes.filter((one) => one.seat && ['left', 'removed', 'stand_in', 'back'].includes(one.what));
  if (!told.length) return () => names;
  return (n) => {
    const found = { ...names };
    for (const seat of new Set(told.map((one) => one.seat!))) {
      const before = told.findLast((one) => one.seat === seat && one.n <= n);
      const after = told.find((one) => one.seat === seat && one.n > n);
      const name = after?.name ?? names[seat]; // whose seat it was then
      found[seat] = before && before.what !== 'back' && before.name === name ? t('stand-in-of', { name }) : name;
    }
    return found;
  };
}

/** Who sits at a seat, as others draw and name them. */
export const lookAt = (game: string, seat: SeatInfo): SeatLook => look(seat, nameOf(game, seat), botAt(game, seat));

/** Whom a record names: bots are `Goldwaage · master` there, and were `master B`. */
export function recorded(game: string, name: string, letter: string): SeatLook {
  const [who, level, ...more] = name.split(' · ');
  if (level && !more.length && called(game, who)) return look({ seat: letter }, who, bot(game, who, level));
  const [old, seat, ...rest] = name.split(' ');
  if (LEVELS.includes(old) && /^[A-F]$/.test(seat ?? '') && !rest.length)
    return look({ seat: letter }, t('bot-name', { level: levelName(old), seat }), bot(game, '', old));
  return look({ seat: letter }, name);
}
