import { describe, expect, test } from 'vitest';
import { folder } from '../src/games/folder';
import type { Rulebook, Scene } from '../src/texts.svelte';
import { wordsOf } from '../src/texts.svelte';

const books = import.meta.glob<Rulebook>('../src/generated/rulebooks/*.??.json', { eager: true, import: 'default' });
const scenes = import.meta.glob<Record<string, Scene>>('../src/generated/rulebooks/*.scenes.json', {
  eager: true,
  import: 'default',
});
const gameOf = (path: string) => path.split('/').at(-1)!.split('.')[0];

describe.each(Object.entries(books))('%s', (path, book) => {
  const blocks = book.sections.flatMap((section) => section.blocks);

  test('names pieces that its board draws', async () => {
    const drawn = (await folder(gameOf(path)))?.pieces ?? {};
    const named = blocks.flatMap((block) => (block.kind === 'listing' ? block.items.map((item) => item.piece) : []));
    expect(named.filter((piece) => piece && !(piece in drawn))).toEqual([]);
  });

  test('has a scene for every picture', () => {
    const known = scenes[`../src/generated/rulebooks/${gameOf(path)}.scenes.json`];
    const shown = blocks.flatMap((block) => (block.kind === 'picture' ? [[block.position, ...block.actions].join('; ')] : []));
    expect(shown.filter((key) => !(key in known))).toEqual([]);
  });

  test('has words in every block, without marks', () => {
    for (const block of blocks) expect(wordsOf(block)).toMatch(/^[^*]+$/);
  });
});
