// Where the words of games are, by game and language: far more than the shelf needs, so it is loaded with the first of them.
import type { Language } from './settings.svelte';
import type { Rulebook, Scene } from './texts.svelte';

type Files = Record<string, () => Promise<string>>;

const ofGames = import.meta.glob('../../src/comptoir/games/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Files;
const ofLessons = import.meta.glob('../../src/comptoir/games/*/lessons/*.ftl', { query: '?raw', import: 'default' }) as Files;
const ofCasts = import.meta.glob(['../../src/comptoir/games/*/cast/*.ftl', '../../src/comptoir/table/cast/*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Files;
const ofRemarks = import.meta.glob('../../src/comptoir/texts/boards/*.ftl', { query: '?raw', import: 'default' }) as Files;
const ofBoards = import.meta.glob('./games/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Files;
const rulebooks = import.meta.glob<Rulebook>('./generated/rulebooks/*.??.json', { import: 'default' });
const scenes = import.meta.glob<Record<string, Scene>>('./generated/rulebooks/*.scenes.json', { import: 'default' });

/** What a game says, or its course, or its bots: see `texts.svelte.ts`, `loadGame`. */
export function textsIn(game: string, language: Language): Promise<string[]> {
  const file = `${language}.ftl`;
  const files = game.endsWith('/lessons')
    ? [ofLessons[`../../src/comptoir/games/${game}/${file}`]]
    : game.endsWith('/cast')
      ? [ofCasts[`../../src/comptoir/table/cast/${file}`], ofCasts[`../../src/comptoir/games/${game}/${file}`]]
      : [
          ofRemarks[`../../src/comptoir/texts/boards/${file}`],
          ofGames[`../../src/comptoir/games/${game}/texts/${file}`],
          ofBoards[`./games/${game}/texts/${file}`],
        ];
  return Promise.all(files.map((one) => one?.() ?? ''));
}

export const bookOf = (game: string, language: Language) => rulebooks[`./generated/rulebooks/${game}.${language}.json`]?.();
export const scenesOf = (game: string) => scenes[`./generated/rulebooks/${game}.scenes.json`]?.();
