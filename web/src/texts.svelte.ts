// Sentences. The client's own lie in texts/, a game's in its Python folder: the very files the terminal reads.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { noBreak, seatParams } from './generated/saying';
import { keep, settings, type Language } from './settings.svelte';
import type { Action, AnyView, Happening, Refused, Remark } from './types';

type Files = Record<string, () => Promise<string>>;
export type Texts = (key: string, vars?: Record<string, string | number>) => string;

const first = import.meta.glob('./texts/*.ftl', { query: '?first', import: 'default' }) as Files; // what the shelf says
const rest = import.meta.glob('./texts/*.ftl', { query: '?rest', import: 'default' }) as Files;
const lids = import.meta.glob('../../src/comptoir/games/*/texts/*.ftl', { query: '?lid', import: 'default' }) as Files;

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
  const files = [first, ...(whole ? [rest] : [])];
  return bundle(language, ...(await Promise.all(files.map((one) => one[`./texts/${language}.ftl`]()))));
}

/** The words of a game, on its box, of its course, or of its bots: `heller`, `heller/lid`, `heller/lessons`, `heller/cast`. */
async function gameBundle(game: string, language: Language): Promise<FluentBundle> {
  if (game.endsWith('/lid')) {
    const lid = lids[`../../src/comptoir/games/${game.replace('/lid', '')}/texts/${language}.ftl`];
    return bundle(language, (await lid?.()) ?? '');
  }
  const { textsIn } = await import('./library');
  return bundle(language, ...(await textsIn(game, language)));
}

let whole = false; // all sentences are wanted: the shelf needs few of them
let wanted = settings.language;
let speaking = Promise.resolve();

/** Speak this language from now on: everything is loaded first, then the whole page changes at once. */
export function useLanguage(language: Language, forShelf = false): Promise<void> {
  wanted = language;
  whole ||= !forShelf;
  const asked: Promise<void> = speak(language, () => (asked === speaking ? null : speaking));
  return (speaking = asked);
}

async function speak(language: Language, later: () => Promise<void> | null): Promise<void> {
  const known = Object.keys(bundles.games);
  const [web, ...games] = await Promise.all([webBundle(language), ...known.map((game) => gameBundle(game, language))]);
  if (later()) return later()!; // somebody wants more meanwhile, or another language
  if (Object.keys(bundles.games).length > known.length) return speak(language, later); // a game has come meanwhile
  bundles.web = web;
  bundles.games = Object.fromEntries(known.map((game, at) => [game, games[at]]));
  settings.language = language;
  document.documentElement.lang = language;
  version += 1;
}

export async function chooseLanguage(language: Language): Promise<void> {
  await useLanguage(language, true);
  keep({ language });
}

/** All sentences: whatever is not the shelf waits for them. */
export async function allTexts(): Promise<void> {
  if (whole) return speaking;
  try {
    await useLanguage(wanted);
  } catch (error) {
    whole = false;
    throw error;
  }
}

/** A part that is loaded when it is wanted, with its sentences. */
export async function withTexts<T>(part: Promise<T>): Promise<T> {
  const [found] = await Promise.all([part, allTexts()]);
  return found;
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

type BoardNames = Partial<Record<string, Record<string, string>>>; // by language and key
const named: Record<string, BoardNames | null> = {};

/** What is on the board that is looked at: `place-erfurt` may be called otherwise there, or be a place that only it has. */
export function useNames(game: string, names: BoardNames | null): void {
  if ((named[game] ?? null) === names) return;
  named[game] = names;
  version += 1;
}

const nameOf = (game: string, key: string) => named[game]?.[settings.language]?.[key];

/** The sentences of a game; the client's own where the game has none. */
export function textsOf(game: string): Texts {
  return (key, vars) => {
    void version;
    const name = nameOf(game, key);
    if (name !== undefined) return name;
    return format(bundles.games[game] ?? bundles.games[`${game}/lid`], key, vars) ?? t(key, vars);
  };
}

function has(game: string, key: string): boolean {
  return nameOf(game, key) !== undefined || !!bundles.games[game]?.hasMessage(key);
}

// ---- what a game says ----

export function word(game: string, param: string, value: string | number): string | number {
  const key = `${param}-${value}`;
  return has(game, key) ? textsOf(game)(key) : value;
}

/** A parameter as sentences use it: the bare word by its name, with an article where `-a` follows; people by their names. */
function forms(game: string, param: string, value: string | number, names: Names): Record<string, string | number> {
  const person = ofSeat(game, param) || param.endsWith('-seat');
  const bare = (person && names[String(value)]) || word(game, param, value);
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
  const notes = [...detailLines(game, 'detail', details), ...(settings.previews ? wouldLines(game, details) : [])];
  return notes.length ? `${label} (${notes.join(', ')})` : label;
}

/** The details of a choice that have a text of this kind; the others are for boards only. Each may speak of the others, too. */
function detailLines(game: string, kind: string, details: Record<string, number> = {}): string[] {
  return Object.entries(details)
    .filter(([key]) => has(game, `${kind}-${key}`))
    .map(([key, amount]) => textsOf(game)(`${kind}-${key}`, { ...details, amount }));
}

/** What a choice would bring, and what to think twice about. */
export const wouldLines = (game: string, details?: Record<string, number>) => detailLines(game, 'would', details);
export const warningLines = (game: string, details?: Record<string, number>) => detailLines(game, 'warning', details);

/** The question to the seat that is asked, with what it says of the situation. */
export function promptLine(game: string, prompt: string, facts: Record<string, string | number>, names: Names): string {
  const vars = Object.entries(facts).map(([name, value]) => forms(game, name, value, names));
  return textsOf(game)(`prompt-${prompt}`, Object.assign({}, ...vars));
}

/** Why a hint advises it, with what it says of this position. */
export function reasonLine(
  game: string,
  reason: { key: string; numbers: Record<string, string | number> },
  names: Names,
): string {
  const vars = Object.entries(reason.numbers).map(([name, value]) => forms(game, name, value, names));
  return textsOf(game)(`reason-${reason.key}`, Object.assign({}, ...vars));
}

/** Why something is not allowed, in one sentence; null where the game has only the clause for it. */
export function refusalLine(game: string, { action, refusal }: Refused, names: Names): string | null {
  if (!refusal || !has(game, `refusal-${refusal.key}`)) return null;
  const told = Object.entries({ ...action, ...refusal.facts }).filter(([name]) => name !== 'name');
  const vars = told.map(([name, value]) => forms(game, name, value, names));
  return textsOf(game)(`refusal-${refusal.key}`, Object.assign({}, ...vars));
}

/** What an action or a parameter is called where one is picked from a list. */
export const actionName = (game: string, name: string) => textsOf(game)(`do-${name}`);
export const paramName = (game: string, param: string) => textsOf(game)(`param-${param}`);

/** As a person types it: `stall 2 c4`. */
export function notation(action: Action): string {
  return Object.values(action).join(' ');
}

/** What an event says, as a sentence of the log. */
export function eventLine(game: string, event: Happening, names: Names): string {
  if (event.event === 'undone') return t('event-undone', { seat: names[String(event.seat)] ?? '' });
  return textsOf(game)(`event-${event.event}`, eventVars(game, event, names));
}

/** The same in a few words, without who did it; empty where it is not worth any. */
export function sinceLine(game: string, event: Happening, names: Names): string {
  if (event.event === 'undone') return t('since-undone');
  const key = `since-${event.event}`;
  return has(game, key) ? textsOf(game)(key, eventVars(game, event, names)).trim() : eventLine(game, event, names);
}

function eventVars(game: string, event: Happening, names: Names): Record<string, string | number> {
  const vars: Record<string, string | number> = {};
  for (const [param, value] of Object.entries(event)) {
    if (param === 'event' || param === 'n') continue;
    if (value === null || value === undefined) vars[param] = 'hidden';
    else Object.assign(vars, forms(game, param, value as string | number, names));
  }
  return vars;
}

/** What a bot says about what happened, in its manner. */
export function remarkLine(game: string, { key, manner, facts }: Remark, names: Names): string {
  const vars = Object.entries(facts).map(([name, value]) => forms(game, name, value, names));
  return textsOf(`${game}/cast`)(`says-${key}`, Object.assign({ manner }, ...vars));
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

/** What was won or paid, always with its sign. */
export const signed = (amount: number) => figure(amount, { signDisplay: 'exceptZero' });

/** A share as people read it: 62 %. */
export function percent(share: number): string {
  return figure(share, { style: 'percent' });
}

// ---- the rulebook ----

/** A part of a section, by its kind; tools/client_books.py writes them from `kernel/rulebook.py`. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'listing'; numbered: boolean; items: { piece: string; text: string }[] }
  | { kind: 'table'; align: ('left' | 'center' | 'right')[]; head: string[]; rows: string[][] }
  | { kind: 'picture'; words: string; position: string; actions: string[]; around: string[] }
  | { kind: 'clause'; id: string; text: string }
  | { kind: 'ruling'; id: string; text: string; reason: string; otherwise: string };

export interface Section {
  key: string; // what a section is for, '' for clauses
  part: 'learn' | 'look-up';
  title: string;
  blocks: Block[];
}

export interface Rulebook {
  title: string;
  introduction: string;
  sections: Section[];
}

/** The rulebook in the language that is spoken; one without a title if the game has none. */
export async function rulebook(game: string): Promise<Rulebook> {
  const { bookOf } = await import('./library');
  return (await bookOf(game, settings.language)) ?? { title: '', introduction: '', sections: [] };
}

/** What a picture of a rulebook shows: a position after some actions, as its looker sees it, and what they told. */
export interface Scene {
  look: string;
  seats: number;
  view: AnyView;
  events: Happening[];
}

export async function scene(game: string, position: string, actions: string[]): Promise<Scene | null> {
  const { scenesOf } = await import('./library');
  return (await scenesOf(game))?.[[position, ...actions].join('; ')] ?? null;
}

export async function ruleText(game: string, id: string): Promise<string> {
  const book = await rulebook(game);
  const clauses = book.sections.flatMap((section) => section.blocks).filter((block) => block.kind === 'clause');
  return clauses.find((clause) => clause.id === id)?.text ?? '';
}

/** All words of a block, without marks: for finding. */
export function wordsOf(block: Block): string {
  const said =
    block.kind === 'listing'
      ? block.items.map((item) => item.text)
      : block.kind === 'table'
        ? [block.head, ...block.rows].flat()
        : block.kind === 'picture'
          ? [block.words]
          : block.kind === 'ruling'
            ? [block.id, block.text, block.reason, block.otherwise]
            : block.kind === 'clause'
              ? [block.id, block.text]
              : [block.text];
  return said.join(' ').replaceAll('*', '');
}

export interface Run {
  text: string;
  kind: 'plain' | 'em' | 'strong' | 'rule';
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]\d+\b)/;

/** The little Markdown of rulebooks, as runs of plain, *slanted* and **strong** text and ids of rules: never as HTML. */
export function runs(text: string): Run[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**')
        ? { text: part.slice(2, -2), kind: 'strong' }
        : part.startsWith('*') && part.length > 1
          ? { text: part.slice(1, -1), kind: 'em' }
          : { text: part, kind: MARKS.test(part) ? 'rule' : 'plain' },
    );
}
