// The analysis board: what is tried from a moment of a finished game, in branching lines. They are kept here and nowhere else; the
// host is told each time the whole line, and answers with the position after it.
import { api, got } from './api';
import type { components } from './house';
import { notation } from './texts.svelte';
import { Trial } from './trial.svelte';
import { troubleOf, type Trouble } from './trouble';
import type { Action, Position } from './types';

type Schemas = components['schemas'];
type Analysed = Schemas['Analysed'];
export type Weighed = Schemas['Weighed'];
export type Thoroughness = Schemas['Weigh']['games'];

export const GAMES: NonNullable<Thoroughness>[] = [120, 480, 1920]; // imagined, for a thought
const MOST_TRIED = 200; // moves in all lines of a moment

export interface Move {
  seat: string;
  action: Action;
}
/** A move that was tried, and what was tried after it. The first one of a moment has none: it is the moment itself. */
export interface Tried {
  move: Move | null;
  parent: Tried | null;
  children: Tried[];
  latest: Tried | null; // the child that was looked at last
  thought: Weighed | null; // about the choices after it
}

const root = (): Tried => ({ move: null, parent: null, children: [], latest: null, thought: null });

export class Analysis extends Trial {
  n = $state(0);
  eyes = $state('all');
  world = $state(0);
  unveiled = $state(false);
  answer = $state.raw<Analysed | null>(null);
  here = $state.raw<Tried>(root());
  changes = $state(0); // counts how often the lines were changed: they are plain objects
  thinking = $state(false);
  thoughtTrouble = $state.raw<Trouble | null>(null);
  private roots = new Map<string, Tried>(); // what is tried in one world may be forbidden in another

  constructor(readonly table: string) {
    super('', table);
  }

  // ---- lines ----

  get first(): Tried {
    void this.changes; // so that whoever shows it looks again
    let tried = this.here;
    while (tried.parent) tried = tried.parent;
    return tried;
  }

  /** The moves that lead there. */
  line(tried: Tried = this.here): Move[] {
    return tried.parent ? [...this.line(tried.parent), tried.move!] : [];
  }

  /** What the search thinks of the choices here, if it was asked. */
  get thought(): Weighed | null {
    void this.changes; // so that whoever shows it looks again
    return this.here.thought;
  }

  /** All lines, one for each end: the moves in which it differs from the one before. */
  get lines(): Tried[][] {
    const found: Tried[][] = [];
    const walk = (tried: Tried, row: Tried[]): void => {
      if (tried.move) row.push(tried);
      if (!tried.children.length && row.length) found.push(row);
      tried.children.forEach((child, at) => walk(child, at ? [] : row));
    };
    walk(this.first, []);
    return found;
  }

  private get all(): number {
    return this.lines.reduce((sum, row) => sum + row.length, 0);
  }

  private rootOf(n: number, eyes: string, world: number): Tried {
    const key = `${n} ${eyes} ${world}`;
    const known = this.roots.get(key) ?? root();
    this.roots.set(key, known);
    return known;
  }

  // ---- where one is ----

  /** A moment, as somebody saw it, and a line from there as a link has it. */
  async begin(n: number, eyes: string, written = ''): Promise<void> {
    const moves = written.split('~').filter(Boolean);
    await this.attempt(async () => {
      const line = moves.map((one) => ({ seat: one[0] as 'A', action: one.slice(2) }));
      const answer = await this.fetch(n, eyes, 0, false, line);
      let tried = this.rootOf(n, eyes, 0);
      for (const move of answer.line as Move[]) tried = this.child(tried, move);
      this.arrive(answer, tried, { n, eyes, world: 0, unveiled: false });
    });
  }

  /** The line as a link has it. */
  get written(): string {
    return this.line()
      .map(({ seat, action }) => `${seat}.${notation(action)}`)
      .join('~');
  }

  override act(action: Action): Promise<void> {
    const move = { seat: this.answer!.acts!, action };
    const known = this.here.children.find((one) => sameMove(one.move!, move));
    if (!known && this.all >= MOST_TRIED) {
      this.trouble = ['analysis-full', { most: MOST_TRIED }];
      return Promise.resolve();
    }
    if (this.here !== this.first && this.line().length >= this.answer!.most) {
      this.trouble = ['analysis-long', { most: this.answer!.most }];
      return Promise.resolve();
    }
    const from = this.here;
    return this.attempt(async () => {
      const line = [...this.line(from), move];
      const answer = await this.fetch(this.n, this.eyes, this.world, this.unveiled, line, undefined, this.position!.n);
      this.arrive(answer, this.child(from, move), {}, true);
    }, action);
  }

  goTo(tried: Tried): Promise<void> {
    const on = tried.parent === this.here;
    return this.attempt(async () => {
      const after = on ? this.position!.n : 0;
      const answer = await this.fetch(this.n, this.eyes, this.world, this.unveiled, this.line(tried), undefined, after);
      this.arrive(answer, tried, {}, on);
    });
  }

  /** Another moment, other eyes, another world, unveiled or not: with what was tried there. */
  look(asked: { n?: number; eyes?: string; world?: number; unveiled?: boolean }): Promise<void> {
    const now = { n: this.n, eyes: this.eyes, world: this.world, unveiled: this.unveiled, ...asked };
    if (asked.n !== undefined || asked.eyes !== undefined) Object.assign(now, { world: 0, unveiled: false });
    const same = now.n === this.n && now.eyes === this.eyes && now.world === this.world;
    const tried = same ? this.here : this.rootOf(now.n, now.eyes, now.world);
    return this.attempt(async () => {
      const answer = await this.fetch(now.n, now.eyes, now.world, now.unveiled, this.line(tried));
      this.arrive(answer, tried, now);
    });
  }

  /** Choose for this seat, where several may. */
  chooseFor(seat: string): Promise<void> {
    return this.attempt(async () => {
      const answer = await this.fetch(this.n, this.eyes, this.world, this.unveiled, this.line(), seat);
      this.arrive(answer, this.here, {});
    });
  }

  /** One move back, or to the moment before. */
  back(): Promise<void> {
    if (this.here.parent) return this.goTo(this.here.parent);
    return this.n > 0 ? this.look({ n: this.n - 1 }) : Promise.resolve();
  }

  /** The move that was looked at last, or the moment after. */
  on(): Promise<void> {
    const next = this.here.latest ?? this.here.children[0];
    if (next) return this.goTo(next);
    return !this.here.parent && this.n < this.answer!.moments - 1 ? this.look({ n: this.n + 1 }) : Promise.resolve();
  }

  /** Take this move out of its line, with all that comes after it. */
  async cut(): Promise<void> {
    const gone = this.here;
    if (!gone.parent) return;
    await this.goTo(gone.parent);
    if (this.here !== gone.parent) return;
    gone.parent.children = gone.parent.children.filter((one) => one !== gone);
    gone.parent.latest = gone.parent.children.at(-1) ?? null;
    this.changes += 1;
  }

  private child(parent: Tried, move: Move): Tried {
    let found = parent.children.find((one) => sameMove(one.move!, move));
    if (!found) {
      found = { ...root(), move, parent };
      parent.children = [...parent.children, found];
    }
    parent.latest = found;
    return found;
  }

  private fetch(
    n: number,
    eyes: string,
    world: number,
    unveiled: boolean,
    line: { seat: string; action: Action | string }[],
    acts?: string,
    after = 0,
  ): Promise<Analysed> {
    const body = { n, eyes: eyes as 'A', world, unveiled, line: line as never, acts: (acts ?? null) as 'A' | null, after };
    return got(api.POST('/api/tables/{table_id}/analysis', { params: { path: { table_id: this.table } }, body }));
  }

  private arrive(
    answer: Analysed,
    tried: Tried,
    now: Partial<Pick<Analysis, 'n' | 'eyes' | 'world' | 'unveiled'>>,
    plays = false,
  ): void {
    Object.assign(this, now);
    const staged = { ...answer.position, seat: this.eyes } as Position;
    if (plays) this.stage.hear(staged);
    else this.stage.begin(staged);
    if (tried.parent) tried.parent.latest = tried;
    this.here = tried;
    this.answer = answer;
    this.position = answer.position;
    this.log = answer.position.events as typeof this.log;
    this.done = this.line().length;
    this.changes += 1;
  }

  // ---- what the search thinks ----

  /** Ask about the choices here, for longer than before if it was asked; what was tried here is weighed too. */
  async think(games: NonNullable<Thoroughness>): Promise<void> {
    const tried = this.here;
    if (this.thinking || !this.answer?.acts) return;
    this.thinking = true;
    this.thoughtTrouble = null;
    const known = new Set(tried.thought?.choices.map((one) => notation(one.action as Action)) ?? []);
    const watched = tried.children.find((one) => !known.has(notation(one.move!.action)))?.move!.action ?? null;
    const body = {
      n: this.n,
      eyes: this.eyes as 'A',
      world: this.world,
      line: this.line() as never,
      acts: this.answer.acts as 'A',
      games,
      watched: watched as never,
    };
    try {
      const path = { table_id: this.table };
      tried.thought = await got(api.POST('/api/tables/{table_id}/analysis/thought', { params: { path }, body }));
      this.changes += 1;
    } catch (error) {
      this.thoughtTrouble = troubleOf(error);
    } finally {
      this.thinking = false;
    }
  }

  /** A table at which it goes on from here. */
  playOn(seat: string, level: string): Promise<Position> {
    const body = {
      n: this.n,
      eyes: this.eyes as 'A',
      world: this.world,
      line: this.line() as never,
      seat: seat as 'A',
      level,
    };
    return got(api.POST('/api/tables/{table_id}/analysis/table', { params: { path: { table_id: this.table } }, body }));
  }
}

const sameMove = (one: Move, other: Move) => one.seat === other.seat && notation(one.action) === notation(other.action);
