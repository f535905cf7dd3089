// What the house did not grant, as people read it: `t(...trouble)`.
import { HouseProblem } from './api';
import { known } from './texts.svelte';

export type Trouble = [key: string, vars?: Record<string, number>];

/** The sentence for something that went wrong: that of the house's word for it, with the bound that was met. */
export function troubleOf(error: unknown): Trouble {
  const problem = error instanceof HouseProblem ? error.problem : null;
  const key = `trouble-${problem?.error}`;
  return problem && known(key) ? [key, { most: problem.most ?? 0 }] : ['trouble-house'];
}
