import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  actionLabel,
  eventLine,
  figure,
  loadGame,
  notation,
  ofSeat,
  plain,
  rulebook,
  ruleText,
  runs,
  t,
  textsOf,
  useLanguage,
} from '../src/texts.svelte';
import type { Happening } from '../src/types';
import { firstView } from '../tools/first-view.mjs';
import french from '../src/texts/fr.ftl?raw';

const names = { A: 'Anna', B: 'Bert' };
const told = (event: string, params: object): Happening => ({ n: 1, event, ...params });

beforeAll(async () => {
  await useLanguage('en');
  await Promise.all([loadGame('heller'), loadGame('pfusch')]);
});

describe('sentences', () => {
  test('a missing one is seen at once, and breaks nothing', () => {
    expect(t('no-such-key')).toBe('⟨no-such-key⟩');
    expect(textsOf('heller')('no-such-key')).toBe('⟨no-such-key⟩');
    expect(textsOf('no-such-game')('welcome')).toBe('Pull up a chair');
  });

  test('a game falls back to the client, never the other way round', () => {
    expect(textsOf('heller')('welcome')).toBe(t('welcome'));
    expect(t('action-draw')).toBe('⟨action-draw⟩');
  });

  test('variables are put in without marks around them, numbers as people write them', () => {
    expect(t('undo-asked', { player: 'Bert' })).toContain('Bert');
    expect(t('looking-back', { n: 7 })).toContain('7');
    expect(figure(1_150_000)).toBe('1,150,000');
  });

  test('French signs never begin a line, and one finds a line by what one types', async () => {
    await useLanguage('fr');
    const drawn = eventLine('heller', told('drew', { seat: 'A', square: 'fire' }), names);
    expect(drawn).toBe('Anna pioche un carré\u00a0: feu.');
    expect(plain(drawn)).toContain(plain('Carré : FEU'));
    expect((await rulebook('heller')).introduction).not.toMatch(/ [;:!?]/);
    await useLanguage('en');
  });

  test('a word stands bare in a list, and with its article in a sentence', async () => {
    await useLanguage('de');
    expect(eventLine('heller', told('square_placed', { seat: 'A', square: 'gold', cell: 'a2' }), names)).toBe(
      'Anna legt den Geldsack auf a2.',
    );
    expect(actionLabel('heller', { name: 'take', square: 'gold', cell: 'a2' }, undefined, names)).toContain(': Geldsack');
    await useLanguage('en');
  });

  test('one that runs over several lines of its file is one line', () => {
    expect(t('welcome-more')).toMatch(/honest bots\. Alone/);
  });

  test('a variable that is not given leaves its name and a complaint, but the page lives', () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(t('undo-asked')).toContain('{$player}');
    expect(complained).toHaveBeenCalledOnce();
    complained.mockRestore();
  });

  test('another language changes everything, also games that were loaded before', async () => {
    await useLanguage('de');
    expect(document.documentElement.lang).toBe('de');
    expect(t('welcome')).not.toBe('Pull up a chair');
    const german = textsOf('heller')('action-draw');
    await useLanguage('en');
    expect(textsOf('heller')('action-draw')).not.toBe(german);
  });
});

describe('what a game says', () => {
  test('seats are called by the people who sit there, as the game declares', () => {
    expect(ofSeat('pfusch', 'builder')).toBe(true);
    expect(ofSeat('heller', 'builder')).toBe(false);
    const label = actionLabel('pfusch', { name: 'probe', builder: 'B', block: 2 }, undefined, names);
    expect(label).toContain('Bert');
    expect(label).toContain('2');
  });

  test('numbers beside a choice are added where the game has a sentence for them', () => {
    const action = { name: 'site', site: 'a1' };
    const plain = actionLabel('pfusch', action, undefined, names);
    expect(actionLabel('pfusch', action, { size: 4 }, names)).toMatch(/\(.*4.*\)$/);
    expect(actionLabel('pfusch', action, { unheard_of: 4 }, names)).toBe(plain);
  });

  test('what is hidden in an event is told as hidden, not as null', () => {
    const open = eventLine('heller', told('drew', { seat: 'A', square: 'fire' }), names);
    const hidden = eventLine('heller', told('drew', { seat: 'A', square: null }), names);
    expect(open).toContain('Anna');
    expect(hidden).toContain('Anna');
    expect(hidden).not.toBe(open);
    expect(hidden).not.toMatch(/null|undefined|⟨/);
  });

  test('a step taken back is told by the house itself', () => {
    expect(eventLine('heller', told('undone', { seat: 'B' }), names)).toContain('Bert');
  });

  test('an action is written as a person types it', () => {
    expect(notation({ name: 'stall', rank: 2, cell: 'c4' })).toBe('stall 2 c4');
  });
});

describe('the rulebook', () => {
  test('has its title, its sections, and each rule by its id', async () => {
    const book = await rulebook('heller');
    expect(book.title).not.toBe('');
    const blocks = book.sections.flatMap((section) => section.blocks);
    expect(blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : []))).toContain('H9');
    expect(await ruleText('heller', 'H9')).not.toBe('');
    expect(await ruleText('heller', 'H999')).toBe('');
  });

  test('stresses words as text, never as markup', () => {
    expect(runs('a **b** <i>c</i> *d* H9 × *')).toEqual([
      { text: 'a ', kind: 'plain' },
      { text: 'b', kind: 'strong' },
      { text: ' <i>c</i> ', kind: 'plain' },
      { text: 'd', kind: 'em' },
      { text: ' ', kind: 'plain' },
      { text: 'H9', kind: 'rule' },
      { text: ' × *', kind: 'plain' },
    ]);
  });
});

test('what the first view says and all the rest are each in one file, and nothing is in both', () => {
  const keys = (part: string) => {
    const text: string = JSON.parse(firstView().load(`src/texts/fr.ftl?${part}`)!.replace('export default ', ''));
    return text.split('\n').flatMap((line) => /^([\w-]+) =/.exec(line)?.[1] ?? []);
  };
  const [first, rest] = [keys('first'), keys('rest')];
  expect(first).toEqual(expect.arrayContaining(['welcome', 'house-away', 'trouble-house', 'unkept-full']));
  expect(rest).toContain('undo-asked');
  expect(first.filter((key) => rest.includes(key))).toEqual([]);
  expect(first.length + rest.length).toBe([...french.matchAll(/^[\w-]+ =/gm)].length);
  expect(first.length).toBeLessThan(rest.length / 3);
});
