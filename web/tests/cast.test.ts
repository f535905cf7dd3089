import { beforeAll, describe, expect, test } from 'vitest';
import { bot, expected, sitting } from '../src/cast';
import { faceOf, unknownParts } from '../src/faces';
import { cast, company } from '../src/generated';
import { lookAt, nameOf, recorded } from '../src/names';
import { readingTime, wordNow } from '../src/remarks';
import { loadGame, remarkLine, textsOf, useLanguage } from '../src/texts.svelte';
import type { Position, Remark, SeatInfo } from '../src/types';

const everybody = [...Object.values(cast).flatMap((levels) => Object.values(levels).flat()), ...company];
const seat = (more: Partial<SeatInfo>) => ({ seat: 'B', kind: 'bot', level: 'master', name: '', ...more }) as SeatInfo;
beforeAll(() => useLanguage('en'));

describe('faces', () => {
  test('every part that a cast names is drawn', () => {
    expect(everybody.flatMap((one) => unknownParts(one.face).map((part) => `${one.name}: ${part}`))).toEqual([]);
    expect(unknownParts('fair antlers:red beard:mauve')).toEqual(['antlers', 'mauve']);
  });

  test('no two look alike', () => {
    const drawn = everybody.map((one) => JSON.stringify(faceOf(one.face)));
    expect(new Set(drawn).size).toBe(everybody.length);
  });
});

describe('who they are', () => {
  test('those of the game sit down first, each once', () => {
    const [game, levels] = Object.entries(cast)[0];
    const asked = ['master', 'beginner', 'master', 'master'];
    const seated = expected(game, asked);
    expect(seated.slice(0, 3)).toEqual([levels.master[0], levels.beginner[0], levels.master[1]]);
    expect(new Set(seated.map((one) => one.name)).size).toBe(asked.length);
    expect(sitting('a game from elsewhere', 'master')).toEqual(company);
  });

  test('a bot is named by its character, at old tables by level and seat', () => {
    const [game, levels] = Object.entries(cast)[0];
    const master = levels.master[0];
    expect(nameOf(game, seat({ name: master.name }))).toBe(master.name);
    expect(nameOf(game, seat({ name: 'master B' }))).toBe('Master B');
    expect(lookAt(game, seat({ name: 'master B' })).bot).toEqual({ level: 'master', face: master.face, id: null });
    expect(lookAt(game, seat({ kind: 'person', level: null, name: 'Ann' })).bot).toBeNull();
  });

  test('records name bots with their level, and did by level and seat', () => {
    const [game, levels] = Object.entries(cast)[0];
    const { name, face } = levels.master[0];
    expect(recorded(game, `${name} · master`, 'C')).toMatchObject({ seat: 'C', name, bot: { level: 'master', face } });
    expect(recorded(game, 'merchant B', 'B')).toMatchObject({ name: 'Merchant B', bot: { level: 'merchant' } });
    expect(recorded(game, 'Ann · of the mill', 'A')).toMatchObject({ name: 'Ann · of the mill', bot: null });
    expect(bot(game, name, 'beginner').face).toBe(face);
  });
});

describe('what they say', () => {
  const said = (n: number, at = 0): Remark => ({ n, at, seat: 'B', key: 'over', manner: 'dry', facts: {} });
  const at = (n: number, more: Partial<Position> = {}) => ({ n, since: 10, table: { seats: [1, 2, 3] }, ...more }) as Position;

  test('the last word since my turn, or about it', () => {
    expect(wordNow([said(4), said(9), said(12)], at(14), null)?.n).toBe(12);
    expect(wordNow([said(4), said(9)], at(14), null)?.n).toBe(9);
    expect(wordNow([said(4), said(8)], at(14), null)).toBeNull();
  });

  test('who only watches hears what was said lately', () => {
    expect(wordNow([said(20)], at(25, { since: 0 }), null)?.n).toBe(20);
    expect(wordNow([said(3)], at(25, { since: 0 }), null)).toBeNull();
  });

  test('nothing while sealed choices are made, unless the stage still shows what was before', () => {
    expect(wordNow([said(12)], at(14, { sealed: true }), null)).toBeNull();
    expect(wordNow([said(12, 2)], at(14, { sealed: true }), { n: 12, at: 2 })?.n).toBe(12);
  });

  test('nothing that is ahead of the stage', () => {
    expect(wordNow([said(12, 2)], at(14), { n: 12, at: 1 })).toBeNull();
  });

  test('in the language of whoever looks, with names', async () => {
    await loadGame('pfeffersaecke');
    await loadGame('pfeffersaecke/cast');
    const toll: Remark = { n: 1, at: 0, seat: 'B', key: 'dear-toll', manner: 'dry', facts: { seat: 'B', toll: 32 } };
    expect(remarkLine('pfeffersaecke', toll, { B: 'Salzfass' })).toBe('32 florins. The view was average.');
    await useLanguage('fr');
    expect(remarkLine('pfeffersaecke', toll, { B: 'Salzfass' })).toBe('32 florins. La vue était moyenne.');
    expect(textsOf('pfeffersaecke/cast')('who-thimble')).toMatch(/^Petits points/); // those who help out are at home everywhere
    await useLanguage('en');
  });

  test('a word stands for as long as it takes to read it', () => {
    expect(readingTime('Bang.')).toBeGreaterThan(2500);
    expect(readingTime('x'.repeat(500))).toBe(9000);
  });
});
