// Sentences. The client's own lie in texts/, a game's in its Python folder: the very files the terminal reads.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { noBreak, seatParams } from './generated';
import { keep, settings, type Language } from './settings.svelte';
import type { Action, Happening } from './types';

type Files = Record<string, () => Promise<string>>;
export type Texts = (key: string, vars?: Record<string, string | number>) => string;

const own = import.meta.glob('./texts/*.ftl', { query: '?raw', import: 'default' }) as Files;
const ofGames = import.meta.glob('../../src/comptoir/games/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Files;
const ofLessons = import.meta.glob('../../src/comptoir/games/*/lessons/*.ftl', { query: '?raw', import: 'default' }) as Files;
const ofBoards = import.meta.glob('./games/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Files;
const rulebooks = import.meta.glob('../../src/comptoir/games/*/rulebook/*.md', { query: '?raw', import: 'default' }) as Files;

const bundles = $state.raw<{ web: FluentBundle | null; games: Record<string, FluentBundle> }>({ web: null, games: {} });
let version = $state(0);

/** Texts with spaces that do not break where their language wants them: see `kernel/typography.py`. */
function unbroken(text: string, language: Language): string {
  for (const [pattern, space] of noBreak[language] ?? [])
    text = text.replace(new RegExp(pattern, 'g'), (found) => found.replaceAll(' ', space));
  return text;
}

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(unbroken(source, language)), { allowOverrides: true });
  return made;
}

async function webBundle(language: Language): Promise<FluentBundle> {
  return bundle(language, await own[`./texts/${language}.ftl`]());
}

/** The words of a game, or of its course: `heller`, `heller/lessons`. */
async function gameBundle(game: string, language: Language): Promise<FluentBundle> {
  if (game.endsWith('/lessons'))
    return bundle(language, (await ofLessons[`../../src/comptoir/games/${game}/${language}.ftl`]?.()) ?? '');
  const ofGame = ofGames[`../../src/comptoir/games/${game}/texts/${language}.ftl`];
  const ofBoard = ofBoards[`./games/${game}/texts/${language}.ftl`];
  return bundle(language, ...(await Promise.all([ofGame?.() ?? '', ofBoard?.() ?? ''])));
}

/** Speak this language from now on: everything is loaded first, then the whole page changes at once. */
export async function useLanguage(language: Language): Promise<void> {
  const known = Object.keys(bundles.games);
  const [web, ...games] = await Promise.all([webBundle(language), ...known.map((game) => gameBundle(game, language))]);
  bundles.web = web;
  bundles.games = Object.fromEntries(known.map((game, at) => [game, games[at]]));
  settings.language = language;
  document.documentElement.lang = language;
  version += 1;
}

export async function chooseLanguage(language: Language): Promise<void> {
  await useLanguage(language);
  keep({ language });
}

export async function loadGame(game: string): Promise<void> {
  if (bundles.games[game]) return;
  const language = settings.language;
  const loaded = await gameBundle(game, language);
  if (settings.language !== language) return loadGame(game); // the language changed meanwhile
  bundles.games[game] = loaded;
  version += 1;
}

function format(from: FluentBundle | null | undefined, key: string, vars?: Record<string, FluentVariable>): string | null {
  const message = from?.getMessage(key);
  if (!message?.value) return null;
  const errors: Error[] = []; // a variable that is missing must not break the page
  const text = from!.formatPattern(message.value, vars, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text.replaceAll('\n', ' '); // a sentence may run over several lines of its file
}

/** A sentence of the client. */
export function t(key: string, vars?: Record<string, string | number>): string {
  void version;
  return format(bundles.web, key, vars) ?? `⟨${key}⟩`;
}

/** Whether the client has such a sentence. */
export const known = (key: string) => !!bundles.web?.hasMessage(key);

/** The sentences of a game; the client's own where the game has none. */
export function textsOf(game: string): Texts {
  return (key, vars) => {
    void version;
    return format(bundles.games[game], key, vars) ?? t(key, vars);
  };
}

function has(game: string, key: string): boolean {
  return !!bundles.games[game]?.hasMessage(key);
}

// ---- what a game says ----

export function word(game: string, param: string, value: string | number): string | number {
  const key = `${param}-${value}`;
  return has(game, key) ? textsOf(game)(key) : value;
}

/** A parameter as sentences use it: the bare word by its name, with an article where `-a` follows; people by their names. */
function forms(game: string, param: string, value: string | number, names: Names): Record<string, string | number> {
  const bare = (ofSeat(game, param) && names[String(value)]) || word(game, param, value);
  return { [param]: bare, [`${param}-a`]: has(game, `${param}-${value}-a`) ? word(game, param, `${value}-a`) : bare };
}

export type Names = Record<string, string>; // of the people, by the letter of their seat

/** Whether a parameter names a seat, as the game declares it: labels say who sits there. */
export const ofSeat = (game: string, param: string) => !!seatParams[game]?.includes(param);

export function actionLabel(game: string, action: Action, details: Record<string, number> | undefined, names: Names): string {
  const { name, ...params } = action;
  const vars: Record<string, string | number> = {};
  for (const [param, value] of Object.entries(params)) Object.assign(vars, forms(game, param, value, names));
  const label = textsOf(game)(`action-${name}`, vars);
  const notes = Object.entries(details ?? {})
    .filter(([key]) => has(game, `detail-${key}`))
    .map(([key, amount]) => textsOf(game)(`detail-${key}`, { amount }));
  return notes.length ? `${label} (${notes.join(', ')})` : label;
}

/** What an action or a parameter is called where one is picked from a list. */
export const actionName = (game: string, name: string) => textsOf(game)(`do-${name}`);
export const paramName = (game: string, param: string) => textsOf(game)(`param-${param}`);

/** As a person types it: `stall 2 c4`. */
export function notation(action: Action): string {
  return Object.values(action).join(' ');
}

export function eventLine(game: string, event: Happening, names: Names): string {
  if (event.event === 'undone') return t('event-undone', { seat: names[String(event.seat)] ?? '' });
  const vars: Record<string, string | number> = {};
  for (const [param, value] of Object.entries(event)) {
    if (param === 'event' || param === 'n') continue;
    if (value === null || value === undefined) vars[param] = 'hidden';
    else Object.assign(vars, forms(game, param, value as string | number, names));
  }
  return textsOf(game)(`event-${event.event}`, vars);
}

export function option(game: string, name: string): string {
  return textsOf(game)(`option-${name}`);
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}

/** As one types it to search: without capitals, accents and special spaces. */
export function plain(text: string): string {
  return text.toLocaleLowerCase(settings.language).normalize('NFKD').replace(/\p{M}/gu, '');
}

/** A number as people read it: 1 150 000. */
export function figure(amount: number, look?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(settings.language, look).format(amount);
}

/** A share as people read it: 62 %. */
export function percent(share: number): string {
  return figure(share, { style: 'percent' });
}

// ---- the rulebook ----

export interface Rulebook {
  title: string;
  introduction: string;
  sections: { title: string; rules: { id: string; text: string }[] }[];
}

export async function rulebook(game: string): Promise<Rulebook> {
  const book: Rulebook = { title: '', introduction: '', sections: [] };
  const source = (await rulebooks[`../../src/comptoir/games/${game}/rulebook/${settings.language}.md`]?.()) ?? '';
  for (const block of unbroken(source, settings.language)
    .trim()
    .split(/\n\s*\n/)) {
    const paragraph = block
      .split('\n')
      .map((line) => line.trim())
      .join(' ');
    const rule = /^\*\*([A-Z]\d+)\*\*\s+(.*)$/.exec(paragraph);
    if (paragraph.startsWith('# ')) book.title = paragraph.slice(2);
    else if (paragraph.startsWith('## ')) book.sections.push({ title: paragraph.slice(3), rules: [] });
    else if (rule) book.sections.at(-1)?.rules.push({ id: rule[1], text: rule[2] });
    else book.introduction += (book.introduction ? '\n\n' : '') + paragraph;
  }
  return book;
}

export async function ruleText(game: string, id: string): Promise<string> {
  const book = await rulebook(game);
  return book.sections.flatMap((section) => section.rules).find((rule) => rule.id === id)?.text ?? '';
}

/** The little Markdown of rulebooks, as runs of plain, *slanted* and **strong** text: never as HTML. */
export function runs(text: string): { text: string; kind: 'plain' | 'em' | 'strong' }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**')
        ? { text: part.slice(2, -2), kind: 'strong' }
        : part.startsWith('*')
          ? { text: part.slice(1, -1), kind: 'em' }
          : { text: part, kind: 'plain' },
    );
}
