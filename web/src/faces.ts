// Faces of bots, drawn from parts. A face is a line of words, as a game's cast declares it: `rosy beard:red beret:blue smile`.
// All lies on a square of 64; a part may have something behind the head, on it, and over it.

export interface Shape {
  d: string;
  fill?: string; // `own`: the colour that the part was given
  line?: string; // what it is drawn with, ink if nothing is said
  width?: number;
  dash?: string;
}

interface Part {
  back?: Shape[];
  face?: Shape[];
  over?: Shape[];
}

const INK = '#2c1d10';
const PAPER = '#fbf6e9';
const SKINS: Record<string, string> = { fair: '#f3d9b8', rosy: '#f0c59c', tan: '#dfab7a', brown: '#b97f50', dark: '#8f5c3c' };
const COLOURS: Record<string, string> = {
  black: '#3a2f28',
  blue: '#2f6ea5',
  brown: '#6b4526',
  gold: '#dda325',
  green: '#55804f',
  grey: '#a79e92',
  red: '#b9482c',
  straw: '#e0b95f',
  white: PAPER,
  wine: '#84284a',
};

/** On beards of these colours a mouth is drawn light. */
const DARK = ['black', 'brown', 'red'];

const round = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const own = (...paths: string[]): Shape[] => paths.map((d) => ({ d, fill: 'own' }));
const drawn = (d: string, width = 1.6, line = INK): Shape => ({ d, width, line });

/** Hair that is seen behind the head falls over the brow, too. */
const FRINGE = 'M19 29C18 17 26 14 32 14S46 17 45 29C42 22 37 20.5 32 20.5S22 22 19 29Z';
const hair = (...back: string[]): Part => ({ back: own(...back), face: own(FRINGE) });

const MOUTHS: Record<string, Shape> = {
  smile: drawn('M27.5 39q4.5 3.8 9 0', 2),
  straight: drawn('M28.3 40h7.4', 2),
  frown: drawn('M27.3 41.5q4.7-3.4 9.4 0', 2),
  grin: { d: 'M26.5 38.3q5.5 6.6 11 0Z', fill: PAPER },
  smirk: drawn('M28 40.6q5 .8 8.6-2.4', 2),
};

const PARTS: Record<string, Part> = {
  // ---- hair ----
  long: hair('M17 44C11 22 20 11 32 11S53 22 47 44Q51 52 46 56H18Q13 52 17 44Z'),
  bob: hair('M16.5 41C11 20 21 10.5 32 10.5S53 20 47.5 41Q44 45 41 41H23Q20 45 16.5 41Z'),
  bun: hair(round(32, 9, 6.5), 'M18 33C15 16 24 11.5 32 11.5S49 16 46 33Z'),
  braids: hair(
    'M18 34C14 18 24 11 32 11S50 18 46 34Z',
    'M19 29Q11 37 14.5 45Q11 50 14 57Q20 53 19 46Q23 40 20.5 34Z',
    'M45 29Q53 37 49.5 45Q53 50 50 57Q44 53 45 46Q41 40 43.5 34Z',
  ),
  curls: hair(
    'M20 42a6 6 0 0 1-6-8.5a6 6 0 0 1 1.5-10a6.5 6.5 0 0 1 7-9a7.5 7.5 0 0 1 9.5-4' +
      'a7.5 7.5 0 0 1 9.5 4a6.5 6.5 0 0 1 7 9a6 6 0 0 1 1.5 10a6 6 0 0 1-6 8.5Z',
  ),
  puff: hair('M11.5 27C9 12 21 4.5 32 4.5S55 12 52.5 27C52 39 46 42 44 42H20C18 42 12 39 11.5 27Z'),
  hair: { face: own('M18.5 30C16 15 25 11.5 32 11.5S48 15 45.5 30C44.5 24 41 20.5 37 20.5Q30 23 25 20Q20 22 18.5 30Z') },
  parting: { face: own('M18.5 34C16 15 27 12.5 32 17C37 12.5 48 15 45.5 34C43.5 24 38 21 32 21.5C26 21 20.5 24 18.5 34Z') },
  tuft: { over: own('M28.5 14Q29 5 36 5Q33 7.5 35 10.5Q39 7 42 9.5Q38 11.5 38 15Q33 12.5 28.5 14Z') },
  sides: {
    face: own(
      'M20.5 37.5Q15.5 38.5 15.8 34Q12.5 31.5 15.5 28.5Q15.5 24.5 20 25.5Z',
      'M43.5 37.5Q48.5 38.5 48.2 34Q51.5 31.5 48.5 28.5Q48.5 24.5 44 25.5Z',
    ),
  },
  // ---- beards ----
  beard: { face: own('M19.5 31C19 48 26 54.5 32 54.5S45 48 44.5 31C43 39.5 38 36.8 32 36.8S21 39.5 19.5 31Z') },
  goatee: { face: own('M27.5 43.5Q32 41.5 36.5 43.5Q36.5 51 32 54Q27.5 51 27.5 43.5Z') },
  moustache: { over: own('M22.5 38.5q4.5-4.8 9.5-1.7q5-3.1 9.5 1.7q-5 3.6-9.5.9q-4.5 2.7-9.5-.9Z') },
  whiskers: {
    face: own('M19.6 27Q15.5 37 21.5 44Q25.5 41 24.5 36Q22 32 22 27Z', 'M44.4 27Q48.5 37 42.5 44Q38.5 41 39.5 36Q42 32 42 27Z'),
  },
  stubble: { face: [{ ...drawn('M22 36.5q1.3 8.5 10 9.3q8.7-.8 10-9.3M26 41.5q2.5 2.8 6 2.8t6-2.8', 1.7), dash: '.1 3' }] },
  // ---- hats ----
  kerchief: {
    over: [
      ...own('M17 31C14 13 25 9 32 9S50 13 47 31C42.5 22 38 19 32 19S21.5 22 17 31Z'),
      { d: round(25, 15.5, 0.7) + round(32, 13.5, 0.7) + round(39, 15.5, 0.7), line: PAPER, width: 1.4 },
    ],
  },
  beret: { over: [drawn('M36 9l1.5-5', 2.4), ...own('M12 24C11 11 23 7.5 35 7.5S56 13 51.5 23.5C43 18.5 23 18.5 12 24Z')] },
  straw: {
    over: [
      { d: 'M6 24.5Q32 12 58 24.5Q32 32 6 24.5Z', fill: COLOURS.straw },
      { d: 'M20 21.5C20 9 26 6 32 6S44 9 44 21.5Q32 26 20 21.5Z', fill: COLOURS.straw },
      { d: 'M20.2 18.5q11.8 5.2 23.6 0', line: 'own', width: 4 },
    ],
  },
  coif: {
    back: own('M15 48C10 17 21 8.5 32 8.5S54 17 49 48Z'),
    over: own('M18 32C15.5 13 26 11.5 32 11.5S48.5 13 46 32C43 21.5 39 19.5 32 19.5S21 21.5 18 32Z'),
  },
  cap: { over: own('M16.5 24.5Q17.5 10 32 10T47.5 24Q54 24 56 29H32Q20 28 16.5 24.5Z') },
  sailor: {
    over: [
      ...own('M16.5 23Q18 11 32 11T47.5 23Q32 18.5 16.5 23Z'),
      { d: 'M18 24Q32 18.8 46 24', line: COLOURS.blue, width: 3.6 },
      { d: round(32, 10, 3.4), fill: COLOURS.red },
    ],
  },
  hood: {
    back: own('M12 57C6 16 22 6 32 6S58 16 52 57Z'),
    over: own('M17.5 34C15 14 25 12 32 12S49 14 46.5 34C43.5 22 38 18.5 32 18.5S20.5 22 17.5 34Z'),
  },
  tophat: {
    over: [
      ...own('M21.5 21L20.5 3Q32-.5 43.5 3L42.5 21Z', 'M12 21.5Q32 14.5 52 21.5Q32 28.5 12 21.5Z'),
      { d: 'M21.3 15.5q10.7 3.6 21.4 0', line: COLOURS.gold, width: 2.8 },
    ],
  },
  turban: {
    over: [
      ...own('M14.5 25C12 11 23 6 32 6S52 11 49.5 25Q32 14.5 14.5 25Z'),
      drawn('M15 22Q28 8.5 44 9M21 11.5Q38 10.5 49 20.5', 1.4),
      { d: round(32, 16, 2.6), fill: PAPER },
    ],
  },
  helmet: {
    over: [
      ...own('M16.5 23.5C16 11 24 6.5 32 6.5S48 11 47.5 23.5Z', 'M12 22.5H52Q51 28 32 28T12 22.5Z'),
      drawn('M28.5 7v14M35.5 7v14', 1.4),
    ],
  },
  feather: {
    over: [
      ...own('M10.5 23Q18 20.5 20 12.5Q32 4.5 44 12.5Q46 20.5 53.5 23Q32 29 10.5 23Z'),
      { d: 'M40 18.5Q52 13 57 2Q47 4 42 10.5Q38.5 14 40 18.5Z', fill: PAPER },
    ],
  },
  bonnet: {
    over: [
      ...own('M15.5 37C10 13 23 7.5 32 7.5S54 13 48.5 37L45.5 32C43.5 20 38 18.5 32 18.5S20.5 20 18.5 32Z'),
      drawn('M24 47.5q4-2 8 2.5q4-4.5 8-2.5q-2 5-8 2.5q-6 2.5-8-2.5Z', 1.5),
    ],
  },
  paperhat: { over: [...own('M11.5 24L32 3.5L52.5 24Q32 29.5 11.5 24Z'), drawn('M20 25.5L32 13L44 25.5', 1.3)] },
  toque: {
    over: own(
      'M21 21Q11 18 15.5 8.5Q19 3.5 25 6.5Q28.5 1.5 34.5 3.5Q41 1.5 43 6.5Q51 5.5 50 13Q49 19 43 21Z',
      'M20 20Q32 15.5 44 20V25Q32 20.5 20 25Z',
    ),
  },
  // ---- and the rest ----
  spectacles: {
    over: [{ d: round(26.5, 31, 4.9) + round(37.5, 31, 4.9), fill: '#ffffff66', width: 1.7 }, drawn('M31.2 30.5h1.6', 1.7)],
  },
  lens: { over: [{ d: round(37.3, 31, 5.4), fill: '#d7eef899', width: 1.8 }, drawn('M42 34.5q5 4 4.5 13', 1.2)] },
  pencil: { over: [drawn('M43.5 30l11-7', 4.6), drawn('M44.5 29.4l8.5-5.4', 2.4, COLOURS.gold)] },
  earring: { over: [{ d: round(46, 39, 2.2), width: 2.6 }, drawn(round(46, 39, 2.2), 1.3, COLOURS.gold)] },
  freckles: { face: [drawn('M24.5 35.2h.1M27.3 36.7h.1M39.4 35.2h.1M36.6 36.7h.1', 1.7, '#a35c34')] },
  ruff: {
    over: [
      { d: 'M17 46.5Q32 57 47 46.5L50.5 53Q32 63 13.5 53Z', fill: PAPER },
      drawn('M22 50l-2 5M28.5 52.4l-.8 5M35.5 52.4l.8 5M42 50l2 5', 1.2),
    ],
  },
  brows: { over: [drawn('M23 26.3l6.5 1.9M41 26.3l-6.5 1.9', 2.4)] },
};

const EYES = drawn('M27 30v2M37 30v2', 2.6);
const SLEEPY = drawn('M24.6 30.6q2.4 1.8 4.8 0M34.6 30.6q2.4 1.8 4.8 0', 2.2);
const NOSE = drawn('M32 31q2.2 4-1.2 5', 1.5);

export interface Face {
  skin: string;
  back: Shape[];
  over: Shape[]; // on the head, in order
}

const cut = (words: string) => words.split(' ').map((word) => word.split(':') as [string, string?]);

/** The words of a face that mean nothing to us. */
export function unknownParts(words: string): string[] {
  const known = (name: string) => name in SKINS || name in MOUTHS || name in PARTS || name === 'sleepy';
  return cut(words).flatMap(([name, colour]) => [
    ...(known(name) ? [] : [name]),
    ...(colour && !(colour in COLOURS) ? [colour] : []),
  ]);
}

/** What a face is drawn from, in order. */
export function faceOf(words: string): Face {
  const said = cut(words);
  const names = said.map(([name]) => name);
  const layer = (which: keyof Part) =>
    said.flatMap(([name, colour]) =>
      (PARTS[name]?.[which] ?? []).map((shape) => coloured(shape, COLOURS[colour ?? ''] ?? COLOURS.brown)),
    );
  const mouth = MOUTHS[names.find((name) => name in MOUTHS) ?? 'smile'];
  return {
    skin: SKINS[names.find((name) => name in SKINS) ?? 'fair'] ?? SKINS.fair,
    back: layer('back'),
    over: [
      ...layer('face'),
      names.includes('sleepy') ? SLEEPY : EYES,
      NOSE,
      DARK.includes(words.match(/\bbeard:(\w+)/)?.[1] ?? '') ? { ...mouth, line: PAPER } : mouth,
      ...layer('over'),
    ],
  };
}

function coloured(shape: Shape, colour: string): Shape {
  return { ...shape, fill: shape.fill === 'own' ? colour : shape.fill, line: shape.line === 'own' ? colour : shape.line };
}
