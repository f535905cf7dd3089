// Playing on from a stored position: as at a table, but alone, and nothing is kept. The house is told each time all that was
// done so far, and answers with the position that a table would show.
import { api, got, HouseProblem } from './api';
import type { components } from './house';
import { beSomebody } from './me.svelte';
import { keepAttempt } from './puzzles.svelte';
import { Stage } from './stage.svelte';
import type { Action, Happening, Position, Refused } from './types';
import { troubleOf, type Trouble } from './trouble';

type Schemas = components['schemas'];
type Try = Schemas['Try'];
type Tried = Schemas['Tried'];
export type Taught = Schemas['Taught'];
export type Solution = Schemas['Solution'];
type Posed = Schemas['Posed'] & { solution?: Solution };

export class Trial<Answer extends Tried = Tried> {
  position = $state.raw<Position | null>(null);
  log = $state.raw<Happening[]>([]);
  busy = $state(false);
  refusal = $state.raw<Refused | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  done = $state(0); // how many actions of mine there are, sketched ones too
  readonly stage = new Stage();
  protected actions: Action[] = [];
  protected settled = 0;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** From the beginning, also once more. */
  open(): Promise<void> {
    return this.ask([], 0);
  }

  act(action: Action): Promise<void> {
    return this.ask([...this.actions, action], this.settled, action);
  }

  confirm(): Promise<void> {
    return this.ask(this.actions, this.actions.length);
  }

  takeBack(keep: number): Promise<void> {
    return this.ask(this.actions.slice(0, this.settled + keep), this.settled);
  }

  protected send(body: Try): Promise<Answer> {
    const at = { params: { path: { name: this.game, position: this.id } } };
    const asked = body.actions?.length
      ? api.POST('/api/games/{name}/positions/{position}', { ...at, body })
      : api.GET('/api/games/{name}/positions/{position}', at);
    return got(asked) as Promise<Answer>;
  }

  protected take(answer: Answer): void {
    if (this.position) this.stage.hear(answer.position);
    else this.stage.begin(answer.position);
    this.position = answer.position;
    this.log = answer.position.events as Happening[];
  }

  private ask(actions: Action[], settled: number, action: Action | null = null): Promise<void> {
    return this.attempt(async () => {
      const answer = await this.send({ actions, settled });
      this.actions = actions;
      this.done = actions.length;
      this.settled = answer.settled;
      this.take(answer);
    }, action);
  }

  /** One thing at a time: what the rules refuse is shown, and so is what went wrong. */
  protected async attempt(work: () => Promise<void>, action: Action | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      const problem = error instanceof HouseProblem ? error.problem : null;
      if (problem?.error === 'refused') this.refusal = { rule: problem.rule!, action, refusal: problem.refusal ?? null };
      else this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}

/** A lesson of a course: a trial that is judged. */
export class Lesson extends Trial<Taught> {
  verdict = $state.raw<Taught['verdict']>(null);
  said = $state.raw<Taught['said']>([]);
  way = $state.raw<Action | null>(null); // the next action of the solution

  protected override send(body: Try): Promise<Taught> {
    const at = { params: { path: { name: this.game, step: this.id } } };
    return got(
      body.actions?.length
        ? api.POST('/api/games/{name}/lessons/{step}', { ...at, body })
        : api.GET('/api/games/{name}/lessons/{step}', at),
    );
  }

  protected override take(answer: Taught): void {
    super.take(answer);
    this.verdict = answer.verdict;
    this.said = answer.said;
    this.way = answer.way as Action | null;
  }
}

/** A puzzle: one question. The answer is judged and not played; whoever answers is somebody, for the first attempt is kept. */
export class Puzzle extends Trial<Posed> {
  solution = $state.raw<Solution | null>(null);
  level = $state(0);
  answer = $state.raw<Action | null>(null); // mine
  private posed: Posed | null = null;

  protected override async send({ actions }: Try): Promise<Posed> {
    const at = { params: { path: { name: this.game, puzzle: this.id } } };
    if (!actions?.length) return (this.posed = await got(api.GET('/api/games/{name}/puzzles/{puzzle}', at)));
    await beSomebody();
    const solution = await got(api.POST('/api/games/{name}/puzzles/{puzzle}', { ...at, body: { action: actions.at(-1)! } }));
    keepAttempt(solution.counts);
    return { ...this.posed!, solution };
  }

  protected override take(answer: Posed): void {
    if (!answer.solution) super.take(answer);
    this.level = answer.level;
    this.solution = answer.solution ?? null;
    this.answer = answer.solution ? this.actions.at(-1)! : null;
  }
}
