// The stage: what is shown of a table, event by event, at the watcher's own pace. The table may be ahead; the board is drawn
// from `view`, the view as of the event on stage. It knows no game, and nothing of where positions come from. Here positions
// come and the watcher's hand is felt; `stage/` has how things are played, scenes, and what becomes of a backlog.
import { shots } from './film';
import { compose, type Item } from './score';
import { pace, reduced, settings } from './settings.svelte';
import {
  costOf,
  MOST_EVENTS,
  ON_THE_CLOCK,
  PLAYED,
  squeezeAgain,
  squeezeOf,
  tooMuch,
  wasAway,
  withoutTrivia,
} from './stage/backlog';
import { passes, Scenes } from './stage/scenes.svelte';
import type { AnyView, Film, FilmFrame, GameFolder, Happening, Position, TableInfo } from './types';

const RESTED = 1_500; // the last frame of a scene that is squeezed
const BY_ITSELF = 6_000; // with people waiting the last frame goes on by itself
const LIVE_AFTER = 150; // so that nobody plays on a board that has just changed under the finger

/** What the stage needs to know of a position. */
export type Looked = Pick<Position, 'n' | 'seat' | 'view' | 'events' | 'film' | 'draft' | 'waiting'> & {
  table: Pick<TableInfo, 'game' | 'seats' | 'clock'>;
};

export class Stage extends Scenes {
  goesOn = false; // scenes go on by themselves, as in a replay
  folder: GameFolder | null = null;
  /** Asks for what happened from an entry on, where a message does not say it. */
  film: ((since: number) => Promise<Film>) | null = null;

  now = $state(0); // the number of the next entry
  offered = $state(false); // the stage jumped: what was not played can be shown

  private position: Looked | null = null;
  private settled: AnyView | null = null; // the view without tentative steps
  private drafted: Happening[] = []; // by my tentative steps: I need not see it again
  private fetching = $state(false);
  private waking: ReturnType<typeof setTimeout> | undefined;
  private hiddenSince: number | null = null;
  private inbox: Promise<void> | null = null; // while a film is fetched
  private begun = 0; // how often: what was asked for before a new beginning, perhaps by other eyes, is not shown after it
  private awaited: (() => void)[] = [];

  // ---- what is so ----

  readonly behind = $derived(!!this.item || this.queue.length > 0 || this.fetching);
  /** How many events of the log are not on stage yet. */
  readonly unseen = $derived(
    this.queue.reduce((sum, one) => sum + (one.again ? 0 : one.parts.length), 0) +
      (this.item && !this.item.again ? this.item.parts.length - this.parts.length : 0),
  );
  /** How many beats are still to come. */
  readonly left = $derived(this.queue.length + (this.item ? 1 : 0));
  /** How many strokes they are. */
  readonly strokes = $derived(this.queue.filter((one, at) => one.seat !== this.queue[at - 1]?.seat).length);
  private get game(): string {
    return this.position?.table.game ?? '';
  }

  private get looker(): string | null {
    const seat = this.position?.seat;
    return seat && seat !== 'public' && seat !== 'all' ? seat : null;
  }

  /** What the queue would cost, at this person's speed. Scenes cost nothing: one leaves them at will. */
  get debt(): number {
    const rate = this.rate / this.squeeze;
    const rest = this.item && !this.item.scene ? Math.max(0, this.item.ms - this.elapsed) : 0;
    return (costOf(this.queue) + rest) / rate;
  }

  // ---- positions come ----

  /** A whole position: all before it is cut away. */
  begin(position: Looked): void {
    this.begun++;
    this.inbox = null;
    this.fetching = false;
    this.take(position, null);
    this.offered = false;
    this.scene = null;
    this.cut();
  }

  /** The table has gone on. `events`: what is new, `film`: how the view changed with that. */
  hear(position: Looked): void {
    if (position.n < this.now || position.seat !== (this.position?.seat ?? position.seat)) {
      this.begin(position); // the table went back, or is looked at with other eyes
      return;
    }
    const begun = this.begun;
    if (this.inbox) void this.inbox.then(() => this.begun === begun && this.hear(position));
    else this.go(position);
  }

  private go(position: Looked): void {
    const from = this.now;
    const fresh = (position.events as Happening[]).filter((one) => one.n >= from && one.n < position.n);
    const base = this.settled;
    const known = !!this.position && position.n > from && fresh.length > 0;
    this.take(position, base);
    const film = (position.film ?? []) as FilmFrame[];
    if (!known) {
      if (!this.behind) this.cut();
    } else if (base && film.length) this.enqueue(base, fresh, film);
    // Of a single event there is no film: the position itself is as of it.
    else if (base && fresh.length === 1 && !position.draft) {
      this.enqueue(base, fresh, [{ n: fresh[0].n, at: 0, changes: position.view ?? {} }]);
    } else if (this.film && this.plays && fresh.length <= MOST_EVENTS) this.inbox = this.fetch(from);
    else this.jump();
  }

  /** Remember where the table is. */
  private take(position: Looked, base: AnyView | null): void {
    const fresh = (position.events as Happening[]).filter((one) => one.n >= this.now && one.n < position.n);
    const tentative = (position.events as Happening[]).filter((one) => one.n >= position.n);
    const drafted = !!position.draft;
    const film = (position.film ?? []) as FilmFrame[];
    const view = position.view as AnyView | null;
    if (!drafted) this.settled = view;
    else if (base && position.n > this.now)
      this.settled = film.length ? (shots(base, fresh, film).at(-1)?.closes ?? base) : null;
    if (drafted || position.n === this.now) this.drafted = tentative;
    this.position = position;
    this.now = position.n;
  }

  /** Nothing is played for those who want it at once, without the folder, or out of sight. */
  private get plays(): boolean {
    return !!this.folder && pace() > 0;
  }

  /** Nobody plays meanwhile: the film would begin under the finger. What is heard waits; only a new beginning overtakes it. */
  private async fetch(from: number): Promise<void> {
    const begun = this.begun;
    this.fetching = true;
    const film = await this.film!(from).catch(() => null);
    if (this.begun !== begun) return;
    this.inbox = null;
    this.fetching = false;
    if (film?.n === this.now) this.enqueue(film.view, film.events as Happening[], film.film);
    else this.jump();
  }

  private compose(base: AnyView, events: Happening[], film: FilmFrame[], breaks = settings.breaks): Item[] {
    const staging = { game: this.game, folder: this.folder, seat: this.looker, breaks, still: reduced() };
    return compose(shots(base, events, film), staging);
  }

  private enqueue(base: AnyView, events: Happening[], film: FilmFrame[]): void {
    const known = new Set(this.drafted.map((one) => JSON.stringify(one)));
    this.drafted = [];
    const items = this.compose(base, events, film);
    for (const item of items) if (item.scene) this.lastScene = item;
    const news = items.filter((item) => !item.parts.every((one) => known.has(JSON.stringify(one.event))));
    const scenes = news.filter((item) => item.scene && !passes(item));
    if (!this.plays) {
      this.cut();
      if (this.folder && scenes.length) this.hold(scenes.at(-1)!, false);
      return;
    }
    this.queue = [...this.queue, ...news];
    if (this.away || tooMuch(news.length, this.debt)) this.jump();
    else this.press();
    if (!this.item) this.next();
  }

  private get away(): boolean {
    return wasAway(this.hiddenSince);
  }

  /** Shorten what is left, if it is more than one should have to watch. */
  private press(): void {
    const most = this.onMyClock ? ON_THE_CLOCK : PLAYED;
    if (this.debt <= most) return;
    this.queue = withoutTrivia(this.queue);
    this.settle();
    const squeeze = squeezeOf(this.debt, most);
    if (squeeze === null) this.jump();
    else {
      this.squeeze = squeeze;
      this.schedule();
    }
  }

  /** Whether a live clock of mine is running while I watch. */
  private get onMyClock(): boolean {
    const { position, looker } = this;
    if (position?.table.clock.kind !== 'live' || !looker) return false;
    return position.waiting.some((one) => one.seat === looker);
  }

  /** To now, because there was too much to watch: it is offered instead, and a scene that was missed is told as a card. */
  private jump(): void {
    const missed = [this.item, ...this.queue].filter((one) => one?.scene && !one.again && !passes(one)).at(-1);
    this.cut();
    this.offered = true;
    if (missed) this.hold(missed, true);
  }

  /** To now, without a word. */
  private cut(): void {
    clearTimeout(this.timer);
    if (this.scene?.item === this.item) this.scene = null; // one that is only told stays until somebody goes on
    this.queue = [];
    this.item = null;
    this.parts = [];
    this.told = [];
    this.floats = [];
    this.squeeze = 1;
    this.arrive(false);
  }

  protected arrive(played: boolean): void {
    const position = this.position;
    this.view = (position?.view ?? null) as AnyView | null;
    this.shown = { n: this.now, at: 0 };
    this.squeeze = 1;
    clearTimeout(this.waking);
    this.live = !played;
    this.awaited.splice(0).forEach((one) => one());
    if (played) this.waking = setTimeout(() => (this.live = true), LIVE_AFTER);
  }

  /** When the stage is at now. */
  async arrived(): Promise<void> {
    if (this.behind) await new Promise<void>((done) => this.awaited.push(done));
  }

  protected restsFor(item: Item): number | null {
    if (passes(item)) return 0;
    if (this.squeeze > 1 || this.goesOn) return RESTED;
    const people = this.position?.table.seats.some((one) => one.kind === 'person' && !one.mine);
    const waited = people && this.position?.table.clock.kind !== 'days';
    return waited || this.onMyClock ? BY_ITSELF : null;
  }

  // ---- the watcher's hand ----

  /** To now: all that is queued has happened; what it marked stays marked. */
  toNow(): void {
    if (!this.behind) return;
    const rest = [...this.told, ...this.queue.flatMap((one) => (one.again ? [] : one.parts.map((part) => part.event)))];
    this.cut();
    this.stroke = rest;
    this.arrive(true);
  }

  /** Another speed was chosen. */
  paced(): void {
    if (!this.plays && this.behind) this.toNow();
    else {
      this.since = performance.now();
      this.schedule();
    }
  }

  /** Somebody looks back: the stage collects what comes. */
  pause(): void {
    this.settle();
    this.paused = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.since = performance.now();
    if (this.debt > PLAYED) this.jump();
    else this.schedule();
  }

  /** The page is hidden or seen again. */
  seenAgain(visible: boolean): void {
    if (!visible) {
      this.hiddenSince ??= performance.now();
      return;
    }
    if (this.away && this.behind) this.jump();
    this.hiddenSince = null;
  }

  /** Watch what happened from an entry on, after an arrival: nothing of it has been seen here. */
  async pickUp(since: number): Promise<void> {
    if (since >= this.now || !this.position?.view || this.behind) return;
    if (this.film && this.plays) await (this.inbox = this.fetch(since));
    else this.offered = true;
  }

  /** Show once more what happened from an entry on: of one seat, or of all. */
  async again(since: number, seat: string | null = null): Promise<void> {
    if (!this.film) return;
    const film = await this.film(since);
    const items = this.compose(film.view, film.events as Happening[], film.film);
    const wanted = items.filter((one) => !seat || one.seat === seat).map((one) => ({ ...one, again: true }));
    this.offered = false;
    this.put(wanted);
  }

  /** What was counted at an entry once more. */
  async countAgain(n: number): Promise<void> {
    if (this.lastScene?.n !== n && this.film) {
      const film = await this.film(n);
      this.lastScene =
        this.compose(film.view, film.events as Happening[], film.film, true).find((one) => one.scene && one.n === n) ?? null;
    }
    if (this.lastScene?.n === n) this.put([{ ...this.lastScene, again: true }]);
  }

  /** Play these, then go on where one was. */
  private put(items: Item[]): void {
    clearTimeout(this.timer);
    const rest = this.item ? [this.item, ...this.queue] : this.queue;
    this.scene = null;
    this.item = null;
    this.queue = [...items, ...rest];
    this.squeeze = squeezeAgain(this.debt);
    this.next();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.waking);
  }
}
