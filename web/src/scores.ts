// Which of two scores is better, as the game declares it.
import { lowestWins } from './generated';

export const lowest = (game: string) => !!lowestWins[game];

/** For sorting: the better score first. */
export const better = (game: string) => (one: number, other: number) => (lowest(game) ? one - other : other - one);
