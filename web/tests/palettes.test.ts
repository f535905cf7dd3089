import { expect, test } from 'vitest';
import { declared, faults, painted } from '../tools/palettes.mjs';

const house = declared(':root {\n  --paper: white;\n  --ink: black;\n}');
const palette = (names: string) => painted(`export const palette = {\n${names}\n};`);

test('a palette may have names of its own', () => {
  expect(faults('game', palette("  '--lamp': 'gold',\n  '--stone': 'light-dark(grey, black)',"), house)).toEqual([]);
});

test('a palette that shadows a colour of the page is named, also without its dashes', () => {
  expect(faults('game', palette("  '--lamp': 'gold',\n  '--paper': 'white',"), house)).toHaveLength(1);
  expect(faults('game', palette("  lamp: 'gold',\n  ink: 'white',\n  '--target-fill': '3%',"), house)).toHaveLength(2);
});

test('a palette without a lamp leaves lit spots dark', () => {
  expect(faults('game', palette("  '--stone': 'grey',"), house)[0]).toContain('--lamp');
});
