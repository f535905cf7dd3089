// The stage: what is shown of a table, event by event, at the watcher's own pace. The table may be ahead; the board is drawn
// from `view`, the view as of the event on stage. It knows no game, and nothing of where positions come from.
import { tick } from 'svelte';
import { shots } from './film';
import { BREATH, compose, short, trivial, type Item, type Part } from './score';
import { pace, reduced, settings } from './settings.svelte';
import { cue } from './sound';
import type { AnyView, Beat, BreakFrame, Film, FilmFrame, Float, GameFolder, Happening, Position, TableInfo } from './types';

const PLAYED = 12_000; // milliseconds of debt that are played as they are
const SQUEEZED = 30_000; // and in that time up to here; beyond, the stage jumps
const MOST_EVENTS = 25; // in one message; a scene is one
const AWAY = 60_000; // hidden for longer: nobody wants to see all that
const ON_THE_CLOCK = 3_000;
const AGAIN = 20_000; // what is shown once more takes at most this long
const MOST_SQUEEZE = 4; // beats that are shorter cannot be seen
const RESTED = 1_500; // the last frame of a scene that is squeezed
const BY_ITSELF = 6_000; // with people waiting the last frame goes on by itself
const LIVE_AFTER = 150; // so that nobody plays on a board that has just changed under the finger
const FLOATS = 900;
const HURRY = 4;

/** A number that rises from a place. */
export type Rising = Float & { id: number };

/** The scene on stage: `held` when its last frame waits for somebody to go on, `ends` when it goes on by itself. */
export interface Scene {
  item: Item;
  frame: number;
  held: boolean;
  ends: number | null;
  card: boolean; // it was missed: only its last frame is told, over the table as it is now
}

/** What the stage needs to know of a position. */
export type Looked = Pick<Position, 'n' | 'seat' | 'view' | 'events' | 'film' | 'draft' | 'waiting'> & {
  table: Pick<TableInfo, 'game' | 'seats' | 'clock'>;
};

export class Stage {
  goesOn = false; // scenes go on by themselves, as in a replay
  folder: GameFolder | null = null;
  /** Asks for what happened from an entry on, where a message does not say it. */
  film: ((since: number) => Promise<Film>) | null = null;

  now = $state(0); // the number of the next entry
  view = $state.raw<AnyView | null>(null);
  shown = $state.raw<{ n: number; at: number } | null>(null); // the event on stage, or the last that was
  item = $state.raw<Item | null>(null);
  parts = $state.raw<Part[]>([]); // of it, those that have begun and not landed or still stand
  landed = $state.raw<Set<string>>(new Set()); // their keys
  floats = $state.raw<Rising[]>([]);
  scene = $state.raw<Scene | null>(null);
  lastScene = $state.raw<Item | null>(null); // the last counting, to be seen again
  queue = $state.raw<Item[]>([]);
  live = $state(true); // whether choices may be made
  paused = $state(false);
  hurried = $state(false);
  offered = $state(false); // the stage jumped: what was not played can be shown
  stroke = $state.raw<Happening[]>([]); // the last that was shown to its end, to be announced

  private position: Looked | null = null;
  private settled: AnyView | null = null; // the view without tentative steps
  private drafted: Happening[] = []; // by my tentative steps: I need not see it again
  private elapsed = 0; // of the item on stage, at normal speed
  private since = 0; // when `elapsed` was true
  private fetching = $state(false);
  private squeeze = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waking: ReturnType<typeof setTimeout> | undefined;
  private hiddenSince: number | null = null;
  private inbox: Promise<void> | null = null; // while a film is fetched
  private told: Happening[] = []; // of the stroke on stage
  private count = 0;
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
  /** Whose stroke is shown. */
  readonly acting = $derived(this.item?.seat ?? null);
  /** How fast its time runs, against the clock's. */
  readonly rate = $derived((this.squeeze * (this.hurried ? HURRY : 1)) / (reduced() ? 1 : pace() || 1));

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
    return this.queue.reduce((sum, one) => sum + (one.scene ? 0 : one.ms), rest) / rate;
  }

  // ---- positions come ----

  /** A whole position: all before it is cut away. */
  begin(position: Looked): void {
    this.inbox = null;
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
    if (this.inbox) void this.inbox.then(() => this.go(position));
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

  private async fetch(from: number): Promise<void> {
    this.fetching = true;
    try {
      const film = await this.film!(from);
      if (film.n === this.now) this.enqueue(film.view, film.events as Happening[], film.film);
      else this.jump();
    } catch {
      this.jump();
    } finally {
      this.inbox = null;
      this.fetching = false;
    }
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
    if (news.length > MOST_EVENTS || this.away || this.debt > SQUEEZED) this.jump();
    else this.press();
    if (!this.item) this.next();
  }

  private get away(): boolean {
    return this.hiddenSince !== null && performance.now() - this.hiddenSince > AWAY;
  }

  /** Shorten what is left, if it is more than one should have to watch. */
  private press(): void {
    const most = this.onMyClock ? ON_THE_CLOCK : PLAYED;
    const debt = this.debt;
    if (debt <= most) return;
    const kept = this.queue.filter((one) => !trivial(one));
    this.queue = kept.length ? kept : this.queue.slice(-1);
    this.settle();
    const squeeze = Math.max(1, this.debt / most);
    if (squeeze > MOST_SQUEEZE) {
      this.jump();
      return;
    }
    this.squeeze = squeeze;
    this.schedule();
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

  private arrive(played: boolean): void {
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

  // ---- playing ----

  private next(): void {
    clearTimeout(this.timer);
    const last = this.item;
    const item = this.queue[0] ?? null;
    this.parts = [];
    this.landed = new Set();
    if (this.told.length && (!item || item.seat !== last?.seat)) {
      this.stroke = this.told;
      this.told = [];
    }
    this.item = item;
    if (!item) {
      this.arrive(true);
      return;
    }
    this.live = false;
    this.queue = this.queue.slice(1);
    const breath = item.scene || (last && last.seat !== item.seat && !short(item)) ? BREATH : 0;
    this.elapsed = -breath;
    this.since = performance.now();
    this.advance();
  }

  /** The time of the item on stage goes on. */
  private settle(): void {
    const now = performance.now();
    if (!this.paused) this.elapsed += (now - this.since) * this.rate;
    this.since = now;
  }

  private schedule(): void {
    if (this.scene?.held) return; // it has a time of its own
    clearTimeout(this.timer);
    const { item } = this;
    if (!item || this.paused) return;
    const marks = item.scene ? ends(item.scene) : item.parts.flatMap((one) => [one.start, one.lands]);
    const next = Math.min(...[...marks, item.ms, 0].filter((one) => one > this.elapsed + 0.5));
    this.timer = setTimeout(
      () => {
        this.settle();
        this.advance();
      },
      Math.max(0, (next - this.elapsed) / this.rate),
    );
  }

  /** Show what is due. */
  private advance(): void {
    const { item } = this;
    if (!item) return;
    const due = this.elapsed + 0.5;
    if (item.scene) this.play(item, item.scene, due);
    else {
      for (const part of item.parts) {
        if (part.start <= due && !this.parts.includes(part)) {
          this.enter(part);
          this.elapsed = Math.min(this.elapsed, part.start); // a timer that came late takes nothing from it
        }
        if (part.lands <= this.elapsed + 0.5 && this.parts.includes(part) && !this.landed.has(part.key)) this.land(part);
      }
      if (item.ms <= this.elapsed + 0.5) {
        this.view = item.after;
        this.next();
        return;
      }
    }
    this.schedule();
  }

  /** A beat stands from when it is drawn: drawing a board takes its time. */
  private async drawn(): Promise<void> {
    const { item, parts, scene } = this;
    await tick();
    if (item === this.item && parts === this.parts && scene === this.scene && !this.paused) this.since = performance.now();
  }

  private enter(part: Part): void {
    if (!this.parts.length) this.view = this.item!.before;
    this.parts = [...this.parts, part];
    this.shown = { n: part.event.n, at: part.at };
    if (!this.item?.again) this.told = [...this.told, part.event];
    void this.drawn();
  }

  private land(part: Part): void {
    this.landed = new Set([...this.landed, part.key]);
    this.view = part.after;
    this.sing(part.beat);
  }

  /** What is heard and what floats up when a beat lands. */
  private sing(beat: Beat): void {
    if (beat.floats?.length) this.rise(beat.floats);
    const sound = beat.sound ?? (beat.moves?.length ? 'knock' : null);
    if (sound && !this.hurried) cue(sound);
  }

  private rise(floats: Float[]): void {
    const rising = floats.map((one) => ({ ...one, id: ++this.count }));
    this.floats = [...this.floats, ...rising];
    setTimeout(() => (this.floats = this.floats.filter((one) => !rising.includes(one))), FLOATS);
  }

  // ---- scenes ----

  private play(item: Item, frames: BreakFrame[], due: number): void {
    if (due < 0) return;
    const next = this.scene?.item === item ? this.scene.frame + 1 : 0; // a timer that came late skips none
    const frame = Math.min(frames.length - 1, next, ends(frames).filter((one) => one <= due).length);
    if (this.scene?.item !== item) {
      this.scene = { item, frame: -1, held: false, ends: null, card: false };
      this.lastScene = item;
      cue('bell');
    }
    if (frame !== this.scene.frame) {
      this.turn(frame);
      this.elapsed = Math.min(this.elapsed, ends(frames)[frame] - frames[frame].ms);
    }
    if (item.ms <= this.elapsed + 0.5 && !this.scene.held) this.rest();
  }

  /** Show a frame of the scene. */
  private turn(frame: number): void {
    const scene = this.scene!;
    const { counted, beat } = scene.item.scene![frame];
    this.parts = scene.item.parts.slice(0, counted);
    const last = this.parts.at(-1);
    this.view = last ? last.after : scene.item.before;
    if (last) this.shown = { n: last.event.n, at: last.at };
    this.scene = { ...scene, frame };
    if (beat) this.sing(beat);
    void this.drawn();
  }

  /** The last frame stands until somebody goes on, or goes on by itself where people wait, or where there is more to see. */
  private rest(): void {
    const ms = this.restsFor();
    this.scene = { ...this.scene!, held: true, ends: ms === null ? null : performance.now() + ms };
    if (ms !== null) this.timer = setTimeout(() => this.goOn(), ms);
  }

  private restsFor(): number | null {
    if (passes(this.scene!.item)) return 0;
    if (this.squeeze > 1 || this.goesOn) return RESTED;
    const people = this.position?.table.seats.some((one) => one.kind === 'person' && !one.mine);
    const waited = people && this.position?.table.clock.kind !== 'days';
    return waited || this.onMyClock ? BY_ITSELF : null;
  }

  /** A scene that is only told: its last frame, over the table as it is. */
  private hold(item: Item, card: boolean): void {
    this.scene = { item, frame: item.scene!.length - 1, held: true, ends: null, card };
  }

  /** Somebody touched the button: it waits. */
  stay(): void {
    if (!this.scene?.ends) return;
    clearTimeout(this.timer);
    this.scene = { ...this.scene, ends: null };
  }

  /** The scene is over: it goes to its last frame first, unless it is there. */
  goOn(): void {
    const { scene, item } = this;
    if (!scene) return;
    if (!scene.held) {
      this.turn(scene.item.scene!.length - 1);
      clearTimeout(this.timer);
      this.rest();
      return;
    }
    this.scene = null;
    if (item?.scene && item === scene.item) {
      this.view = item.after;
      this.next();
    }
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

  // ---- the watcher's hand ----

  /** The beat on stage ends at once, and the next begins; of a scene, a frame. */
  skip(): void {
    const { item, scene } = this;
    if (!item) return;
    this.settle();
    if (scene?.held) this.goOn();
    else if (item.scene && scene) {
      this.elapsed = ends(item.scene)[scene.frame];
      this.since = performance.now();
      this.advance();
    } else this.finish(item);
  }

  /** All of an item has happened. */
  private finish(item: Item): void {
    if (!item.scene)
      for (const part of item.parts) {
        if (!this.parts.includes(part)) this.enter(part);
        if (!this.landed.has(part.key)) this.land(part);
      }
    this.view = item.after;
    this.next();
  }

  /** To the end of the stroke on stage. */
  skipStroke(): void {
    const seat = this.acting;
    while (this.item && this.acting === seat && !this.item.scene) this.finish(this.item);
  }

  /** To now: all that is queued has happened; what it marked stays marked. */
  toNow(): void {
    if (!this.behind) return;
    const rest = [...this.told, ...this.queue.flatMap((one) => (one.again ? [] : one.parts.map((part) => part.event)))];
    this.cut();
    this.stroke = rest;
    this.arrive(true);
  }

  hurry(held: boolean): void {
    if (held === this.hurried) return;
    this.settle();
    this.hurried = held;
    this.schedule();
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
    if (since >= this.now || !this.position?.view) return;
    this.offered = true;
    if (!this.film || !this.plays) return;
    const until = this.now;
    const film = await this.film(since);
    if (film.n !== until || this.now !== until || this.behind) return;
    this.offered = false;
    this.enqueue(film.view, film.events as Happening[], film.film);
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

  /** Play these, then go on where one was. */
  private put(items: Item[]): void {
    clearTimeout(this.timer);
    const rest = this.item ? [this.item, ...this.queue] : this.queue;
    this.scene = null;
    this.item = null;
    this.queue = [...items, ...rest];
    this.squeeze = Math.max(1, this.debt / AGAIN);
    this.next();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.waking);
  }
}

/** When each frame is over. */
function ends(frames: BreakFrame[]): number[] {
  let sum = 0;
  return frames.map((one) => (sum += one.ms));
}

/** Whether a scene need not be waited for. */
function passes(item: Item): boolean {
  return !!item.scene?.at(-1)?.passes;
}
