// Who the bots are: each game declares its cast beside its rules, and some of ours help out everywhere.
import { cast, company, type Character } from './generated';
import type { SeatInfo } from './types';

/** A bot as it is drawn. */
export interface Bot {
  level: string;
  face: string;
  id: string | null; // of somebody of the cast
}

/** Who plays a level, in the order in which they sit down. */
export const sitting = (game: string, level: string): Character[] => [...(cast[game]?.[level] ?? []), ...company];

export function called(game: string, name: string): Character | null {
  return [...Object.values(cast[game] ?? {}).flat(), ...company].find((one) => one.name === name) ?? null;
}

/** Who sits down where bots of these levels are asked for. */
export function expected(game: string, levels: string[]): Character[] {
  const seated: Character[] = [];
  for (const level of levels) {
    const next = sitting(game, level).find((one) => !seated.includes(one));
    if (next) seated.push(next);
  }
  return seated;
}

/** The bot of that name. At tables and in records of old it was called by its level: then it looks like the first of them. */
export function bot(game: string, name: string, level: string): Bot {
  const found = called(game, name);
  return { level, face: (found ?? sitting(game, level)[0]).face, id: found?.id ?? null };
}

export function botAt(game: string, seat: SeatInfo): Bot | null {
  return seat.kind === 'bot' && seat.level ? bot(game, seat.name, seat.level) : null;
}
