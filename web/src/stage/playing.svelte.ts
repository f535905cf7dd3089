// Playing: one item after another comes on stage, stands its time, and the view as of it is shown. What is played, and where the
// queue comes from, is not its business.
import { tick } from 'svelte';
import { BREATH, short, type Item, type Part } from '../score';
import { pace, reduced } from '../settings.svelte';
import { cue } from '../sound';
import type { AnyView, Beat, Float, Happening } from '../types';

const FLOATS = 900;
const HURRY = 4;

/** A number that rises from a place. */
export type Rising = Float & { id: number };

export abstract class Playing {
  view = $state.raw<AnyView | null>(null);
  shown = $state.raw<{ n: number; at: number } | null>(null); // the event on stage, or the last that was
  item = $state.raw<Item | null>(null);
  parts = $state.raw<Part[]>([]); // of it, those that have begun and not landed or still stand
  landed = $state.raw<Set<string>>(new Set()); // their keys
  floats = $state.raw<Rising[]>([]);
  queue = $state.raw<Item[]>([]);
  live = $state(true); // whether choices may be made
  paused = $state(false);
  hurried = $state(false);
  stroke = $state.raw<Happening[]>([]); // the last that was shown to its end, to be announced

  protected squeeze = $state(1); // how much everything is shortened
  protected elapsed = 0; // of the item on stage, at normal speed
  protected since = 0; // when `elapsed` was true
  protected told: Happening[] = []; // of the stroke on stage
  protected timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  /** How fast its time runs, against the clock's. */
  readonly rate = $derived((this.squeeze * (this.hurried ? HURRY : 1)) / (reduced() ? 1 : pace() || 1));
  /** Whose stroke is shown. */
  readonly acting = $derived(this.item?.seat ?? null);

  /** All is played: the table is shown as it is. */
  protected abstract arrive(played: boolean): void;
  /** Whether what is on stage waits for somebody, and has a time of its own. */
  protected abstract readonly waits: boolean;
  /** At which of its milliseconds something changes in a scene; show what is due of it. */
  protected abstract changesOf(item: Item): number[];
  protected abstract playScene(item: Item, due: number): void;

  // ---- its time ----

  protected next(): void {
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
  protected settle(): void {
    const now = performance.now();
    if (!this.paused) this.elapsed += (now - this.since) * this.rate;
    this.since = now;
  }

  protected schedule(): void {
    if (this.waits) return;
    clearTimeout(this.timer);
    const { item } = this;
    if (!item || this.paused) return;
    const marks = item.scene ? this.changesOf(item) : item.parts.flatMap((one) => [one.start, one.lands]);
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
  protected advance(): void {
    const { item } = this;
    if (!item) return;
    const due = this.elapsed + 0.5;
    if (item.scene) this.playScene(item, due);
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
  protected async drawn(): Promise<void> {
    const { item, parts } = this;
    await tick();
    if (item === this.item && parts === this.parts && !this.paused) this.since = performance.now();
  }

  // ---- its parts ----

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
  protected sing(beat: Beat): void {
    if (beat.floats?.length) this.rise(beat.floats);
    const sound = beat.sound ?? (beat.moves?.length ? 'knock' : null);
    if (sound && !this.hurried) cue(sound);
  }

  private rise(floats: Float[]): void {
    const rising = floats.map((one) => ({ ...one, id: ++this.count }));
    this.floats = [...this.floats, ...rising];
    setTimeout(() => (this.floats = this.floats.filter((one) => !rising.includes(one))), FLOATS);
  }

  /** All of an item has happened. */
  protected finish(item: Item): void {
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

  hurry(held: boolean): void {
    if (held === this.hurried) return;
    this.settle();
    this.hurried = held;
    this.schedule();
  }
}
