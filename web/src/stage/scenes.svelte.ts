// Scenes: what is counted at a break, frame by frame; the last frame stands until somebody goes on.
import type { Item } from '../score';
import { cue } from '../sound';
import type { BreakFrame } from '../types';
import { Playing } from './playing.svelte';

/** The scene on stage: `held` when its last frame waits for somebody to go on, `ends` when it goes on by itself. */
export interface Scene {
  item: Item;
  frame: number;
  held: boolean;
  ends: number | null;
  card: boolean; // it was missed: only its last frame is told, over the table as it is now
}

export abstract class Scenes extends Playing {
  scene = $state.raw<Scene | null>(null);
  lastScene = $state.raw<Item | null>(null); // the last counting, to be seen again

  /** How long the last frame of this one stands; null: until somebody goes on. */
  protected abstract restsFor(item: Item): number | null;

  protected get waits(): boolean {
    return !!this.scene?.held;
  }

  protected changesOf(item: Item): number[] {
    return ends(item.scene!);
  }

  protected playScene(item: Item, due: number): void {
    if (due < 0) return;
    const frames = item.scene!;
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
    const ms = this.restsFor(this.scene!.item);
    this.scene = { ...this.scene!, held: true, ends: ms === null ? null : performance.now() + ms };
    if (ms !== null) this.timer = setTimeout(() => this.goOn(), ms);
  }

  /** A scene that is only told: its last frame, over the table as it is. */
  protected hold(item: Item, card: boolean): void {
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
}

/** When each frame is over. */
function ends(frames: BreakFrame[]): number[] {
  let sum = 0;
  return frames.map((one) => (sum += one.ms));
}

/** Whether a scene need not be waited for. */
export const passes = (item: Item): boolean => !!item.scene?.at(-1)?.passes;
