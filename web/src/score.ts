// What is played on stage: events in order, grouped into beats and scenes. It knows no game; folders say how things look.
import { counting, shown } from './generated';
import type { Shot } from './film';
import type { AnyView, Beat, BreakFrame, GameFolder, Happening } from './types';

const A_GLANCE = 200; // of an event that says nothing of it, and of what is no event of the game
const A_PASS = 350; // what takes no longer is trivia
const EFFECT = 120; // after its cause
const LANDS = 0.74; // of the time of a move
export const BREATH = 250; // between two strokes, and before a scene

/** An event within its beat; times in milliseconds at normal speed, from the beginning of the beat. */
export interface Part extends Shot {
  key: string;
  beat: Beat;
  start: number;
  lands: number;
  ms: number;
}

/** What the stage shows at a time: one event, several that belong together, or a whole scene. */
export interface Item {
  n: number;
  seat: string | null; // whose stroke it belongs to
  parts: Part[];
  ms: number;
  before: AnyView;
  after: AnyView;
  scene: BreakFrame[] | null;
  again: boolean; // it has been shown before
}

export interface Staging {
  game: string;
  folder: GameFolder | null;
  seat: string | null;
  breaks: boolean; // scenes at breaks
  still: boolean; // nothing travels
}

/** How long an event stands for those who asked their system for calm. */
const hold = (ms: number) => (ms <= 0 ? 0 : ms <= A_GLANCE ? 150 : ms <= A_PASS ? 250 : ms <= 800 ? 450 : 900);

const timeOf = (game: string, event: Happening) => shown[game]?.[event.event] ?? A_GLANCE;

/** Group what happened into what is shown. */
export function compose(found: Shot[], staging: Staging): Item[] {
  const items: Item[] = [];
  let seat: string | null = null; // who made the last entry that names one
  for (let which = 0; which < found.length; which++) {
    const shot = found[which];
    const first = shot.at === 0 && typeof shot.event.seat === 'string';
    if (first) seat = String(shot.event.seat);
    const run = counted(found, which, staging.game);
    const scene = run.length && staging.breaks ? sceneOf(run, staging) : null;
    if (scene) {
      items.push({ ...scene, seat });
      which += run.length - 1;
    } else add(items, shot, seat, staging);
  }
  return items;
}

/** The events of one entry, from this one on, that are counted at a break. */
function counted(found: Shot[], from: number, game: string): Shot[] {
  const { n } = found[from].event;
  const rest = found.slice(from);
  const end = rest.findIndex((one) => one.event.n !== n || !counting[game]?.[one.event.event]);
  return end < 0 ? rest : rest.slice(0, end);
}

function sceneOf(run: Shot[], { game, folder, still }: Staging): Item | null {
  const events = run.map((one) => one.event);
  const [before, after] = [run[0].before, run.at(-1)!.after];
  const frames =
    folder?.frames?.(events, before, after) ??
    events.map((event, at) => ({ ms: Math.max(timeOf(game, event), A_PASS), counted: at + 1 }));
  if (!frames.length) return null;
  const scene = still ? frames.map((one) => ({ ...one, ms: hold(one.ms) })) : frames;
  const parts = run.map((shot) => ({ ...shot, key: keyOf(shot), beat: {}, start: 0, lands: 0, ms: 0 }));
  const ms = scene.reduce((sum, one) => sum + one.ms, 0);
  return { n: events[0].n, seat: null, parts, ms, before, after: run.at(-1)!.closes, scene, again: false };
}

const keyOf = ({ event, at }: Shot) => `${event.n}:${at}`;

function add(items: Item[], shot: Shot, seat: string | null, { game, folder, seat: looker, still }: Staging): void {
  const beat = folder?.beat?.(shot.event, shot.before, shot.after, looker) ?? {};
  const time = timeOf(game, shot.event);
  const ms = still ? hold(time) : time;
  const last = items.at(-1);
  const together = last && !last.scene ? last : null;
  const joined = together && together.n === shot.event.n && (beat.joins || ms === 0);
  // Passes in a row are one beat, whoever passes.
  const folded = together && ms <= A_PASS && !beat.moves && together.parts.every(alike);
  const cause = together?.parts.at(-1);
  const start = joined ? cause!.start + (still || ms === 0 ? 0 : EFFECT) : 0;
  const share = still ? 0 : (beat.lands ?? (beat.moves?.length ? LANDS : 0));
  const lands = Math.max(joined || folded ? cause!.lands : 0, start + ms * share);
  const part = { ...shot, key: keyOf(shot), beat, start, lands, ms };
  if (joined || folded) {
    together.parts.push(part);
    together.ms = Math.max(together.ms, start + ms, lands);
    together.after = shot.closes;
  } else {
    const { before, closes: after } = shot;
    items.push({ n: shot.event.n, seat, parts: [part], ms: Math.max(ms, lands), before, after, scene: null, again: false });
  }

  function alike(one: Part): boolean {
    return one.event.event === shot.event.event && one.event.n !== shot.event.n && !one.beat.moves;
  }
}

/** A beat no longer than a pass: it needs no breath before it. */
export const short = (item: Item) => !item.scene && item.ms <= A_PASS;

/** Whether a beat may fall away when there is much to catch up with. */
export const trivial = (item: Item) => short(item) && !item.parts.some((one) => one.beat.moves);
