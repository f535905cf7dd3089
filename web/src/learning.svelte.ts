// How far I am in the courses: kept by the house, for guests too.
import { api, got } from './api';
import { beSomebody, me, whoAmI } from './me.svelte';
import type { components } from './house';

type Learned = components['schemas']['Learned'];

export const learning: { steps: Learned[]; of: string | null } = $state({ steps: [], of: null });

/** What I have learned so far; asked again when I am somebody else. */
export async function loadProgress(again = false): Promise<void> {
  const person = (await whoAmI())?.id ?? null;
  if (!again && learning.of === person) return;
  const found = person ? (await got(api.GET('/api/me/lessons'))).steps : [];
  Object.assign(learning, { steps: found, of: person });
}

export const isDone = (game: string, step: string) =>
  learning.steps.some((one) => one.game === game && one.step === step && one.done);

/** The table of my first game, if I have begun one. */
export const firstTable = (game: string) => learning.steps.find((one) => one.game === game && one.table)?.table ?? null;

/** The step to go on with: the first that is not done, or the first of all. */
export const nextStep = (game: string, steps: string[]) => steps.find((one) => !isDone(game, one)) ?? steps[0];

export async function finish(game: string, step: string): Promise<void> {
  if (isDone(game, step)) return;
  const known = learning.steps.find((one) => one.game === game && one.step === step);
  learning.steps = [...learning.steps.filter((one) => one !== known), { game, step, done: true, table: known?.table ?? null }];
  await beSomebody();
  learning.of = me.person?.id ?? null;
  const learned = { params: { path: { name: game, step } }, keepalive: true }; // whoever closes the page now has still learned it
  await got(api.PUT('/api/me/lessons/{name}/{step}', learned));
}
