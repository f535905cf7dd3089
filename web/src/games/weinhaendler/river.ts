// The river and its cards, from the very file the rules read. Cargo is numbered as in the view: passengers, then barrels by town.
import data from '../../../../src/comptoir/games/weinhaendler/river.json';

export const TOWNS = data.towns.map((town) => town.id);
export const NANTES = TOWNS.length - 1;
export const SOUTH = TOWNS.length; // the second pier of Nantes; the north one has the number of the town
export const PAYS = [data.piers.north.pays, data.piers.south.pays];
export const HELD = ['coal-1', 'coal-2', 'coal-3', 'sailor', 'fisherman', 'explosion'];
export const [SAILOR, FISHERMAN, EXPLOSION, SUN, CARGO] = [3, 4, 5, 6, 7];
export const PASSENGERS = data.passengers.length;

export interface Cargo {
  word: string;
  from: number;
  to: number;
  fare: number;
  barrel: boolean;
}

const riders: Cargo[] = [];
for (const { from, to, fare } of data.passengers) {
  let word = `passenger-${from}-${to}-${fare}`;
  while (riders.some((one) => one.word === word)) word += '-bis';
  riders.push({ word, from: TOWNS.indexOf(from), to: TOWNS.indexOf(to), fare, barrel: false });
}
export const CARGOES: Cargo[] = [
  ...riders,
  ...TOWNS.slice(0, NANTES).map((town, from) => ({ word: `barrel-${town}`, from, to: NANTES, fare: 0, barrel: true })),
];
export const WORDS = [...HELD, 'sun', ...CARGOES.map((one) => one.word)];
