// Who I am in this house: nobody, until I sit down somewhere.
import { api, got } from './api';
import { forgetRemembered } from './settings.svelte';
import type { Person } from './types';

export const me: { person: Person | null } = $state({ person: null });
let asked: Promise<void> | null = null;

const NAMES = [
  'Agnès',
  'Balthasar',
  'Cécile',
  'Dietrich',
  'Élise',
  'Fugger',
  'Greta',
  'Hugo',
  'Isaac',
  'Jeanne',
  'Konrad',
  'Lucie',
  'Matthis',
  'Nicolas',
  'Ottilie',
  'Perrin',
  'Quentin',
  'Rosine',
  'Stephan',
  'Thérèse',
  'Ulrich',
  'Veit',
  'Walburga',
  'Yvonne',
];

let last: string | null | undefined; // who it was when we last asked; undefined: nobody has asked yet

async function ask(): Promise<void> {
  me.person = (await got(api.GET('/api/me'))) ?? null;
  const now = me.person?.id ?? null;
  if (last && last !== now) forgetRemembered();
  last = now;
}

/** I have left: nothing that was remembered here is about who comes next. */
export function leaveHere(): void {
  forgetRemembered();
  me.person = last = null;
}

/** Asked once; `again` after something about me has changed. */
export async function whoAmI(again = false): Promise<Person | null> {
  if (!asked || again) {
    asked = ask();
    asked.catch(() => (asked = null));
  }
  await asked;
  return me.person;
}

/** Somebody in any case: a guest with a name of the trade, if nobody yet. */
export async function beSomebody(name?: string): Promise<Person> {
  const known = await whoAmI();
  if (known) return known;
  const chosen = name || NAMES[Math.floor(Math.random() * NAMES.length)];
  me.person = await got(api.POST('/api/guests', { body: { name: chosen } }));
  return me.person!;
}
