// How the events of Pfusch look on stage, and what is shown when hands open, blocks are probed and the year is counted. Data; the
// stage plays it. To the others every block is a white block: what is inside is drawn only where the event tells it.
import type { Event, View } from '../../generated/pfusch';
import { indexOf } from '../../seats';
import { figure, signed, textsOf } from '../../texts.svelte';
import type { Beat, BreakFrame, GameFolder, Place, Stays } from '../../types';
import { drawn } from '..';
import Block from './Block.svelte';
import Hat from './Hat.svelte';
import { giftOf, MATERIALS, siteName, WOOD } from './pieces';
import Sign from './Sign.svelte';

type Told<Name extends Event['event']> = Extract<Event, { event: Name }>;
type Beats = { [Name in Event['event']]: (event: Told<Name>, before: View, after: View) => Beat };
type Folder = GameFolder<View, never, Event>;

const glove = (seat: string | null): Place => `glove:${seat}`;
const blockAt = (event: { 'builder-seat': string | null; block: number | null }): Place =>
  `block:${event['builder-seat']}${event.block}`;
const block = (inside: number) => drawn(Block, { wide: 54, high: 40, inside }, '-34 -48 68 52');
const hat = (rule: string | null) => drawn(Hat, { piece: rule === 'F12' ? 'collar' : 'hat' }, '-22 -22 44 44');
const lens = drawn(Hat, { piece: 'lens' }, '-22 -22 44 44');
const sign = (seat: string | null) => drawn(Sign, { seat: indexOf(seat ?? '') }, '-17 -32 34 34');
const pointer = (seat: string | null) => drawn(Sign, { seat: indexOf(seat ?? ''), pointer: true }, '-17 -17 34 34');
const says = (key: string, vars?: Record<string, string>) => textsOf('pfusch')(key, vars);
const float = (at: Place, text: string, kind: 'gain' | 'loss' | 'plain' = 'plain') => ({ floats: [{ at, text, kind }] });

const BEATS: Beats = {
  month_began: ({ month }) => ({
    effects: [{ at: `month:${month}`, kind: 'turn' }],
    ...float(`month:${month}`, says(`month-${month}`)),
    sound: 'paper',
  }),
  ready: ({ seat }) => ({ effects: [{ at: glove(seat), kind: 'seal' }] }),
  // F7: from the building it leaves, or from behind the fence.
  started: ({ seat, site, size }, before) => {
    const from = before.sign[indexOf(seat ?? '')];
    return {
      moves: [{ piece: sign(seat), from: from ? `site:${siteName(before.sites, from - 1)}` : glove(seat), to: `site:${site}` }],
      ...float(`site:${site}`, `0/${size}`),
    };
  },
  built: ({ seat, site, height, size, material }) => ({
    moves: [{ piece: block(material ? MATERIALS.indexOf(material) + 1 : 0), from: glove(seat), to: `slot:${site}-${height}` }],
    ...float(`site:${site}`, `${height}/${size}`),
  }),
  finished: ({ site }) => ({ effects: [{ at: `site:${site}`, kind: 'glow' }], joins: true }),
  unbuilt: ({ seat }) => ({ effects: [{ at: glove(seat), kind: 'shake' }], ...float(glove(seat), says('since-unbuilt')) }),
  bribed: ({ seat, token }) => ({
    effects: [{ at: glove(seat), kind: 'turn' }],
    ...float(glove(seat), token?.startsWith('gift') ? `${giftOf(token)}` : says(`token-${token}`)),
    sound: 'paper',
  }),
  tied: ({ seat }) => ({ effects: [{ at: glove(seat), kind: 'glow' }], ...float(glove(seat), '=') }),
  proposed: (event, _, after) => ({
    moves: [{ piece: pointer(event.seat), from: glove(event.seat), to: blockAt(event) }],
    ...float(glove(event.seat), `${after.proposals[indexOf(event.seat ?? '')]}`),
    sound: 'paper',
  }),
  gave_up: ({ seat }) => ({ effects: [{ at: glove(seat), kind: 'shake' }], ...float(glove(seat), says('since-gave_up')) }),
  time_ran_out: () => float('hands', says('event-time_ran_out')),
  broke_off: () => float('hands', says('event-broke_off')),
  agreed: (event) => ({ effects: [{ at: blockAt(event), kind: 'stamp' }], sound: 'stamp' }),
  inspector: ({ seat, rule }) => ({
    moves: [{ piece: hat(rule), from: 'hook', to: glove(seat) }],
    ...float(glove(seat), says('since-inspector', { rule: String(rule) })),
  }),
  no_inspection: () => ({ effects: [{ at: 'hook', kind: 'shake' }] }),
  declined: ({ seat }) => float(glove(seat), says('since-declined')),
  probed: (event) => ({
    moves: [{ piece: lens, from: 'hook', to: blockAt(event) }],
    effects: [{ at: blockAt(event), kind: 'drill' }],
    ...float(
      blockAt(event),
      `${says(`material-${event.material}`)}${event.material === 'wood' ? '' : '!'}`,
      event.material === 'wood' ? 'gain' : 'loss',
    ),
    sound: 'drill',
  }),
  torn_down: ({ seat, site, strikes }) => ({
    effects: [
      { at: `site:${site}`, kind: 'crumble' },
      { at: `seat:${seat}`, kind: 'stamp' },
    ],
    ...float(`seat:${seat}`, '✗'.repeat(strikes), 'loss'),
    lands: 0.7,
    sound: 'crumble',
  }),
  handed_in: ({ seat }) => ({
    moves: [{ piece: block(WOOD), from: glove(seat), to: 'hook' }],
    ...float(`seat:${seat}`, '−1', 'loss'),
  }),
  had_no_wood: ({ seat }) => ({
    effects: [{ at: glove(seat), kind: 'shake' }],
    ...float(glove(seat), says('since-had_no_wood'), 'loss'),
  }),
  out: ({ seat }) => ({
    effects: [{ at: `seat:${seat}`, kind: 'shake' }],
    ...float(`seat:${seat}`, says('since-out'), 'loss'),
    sound: 'crumble',
  }),
  earned: ({ seat, amount }) => ({
    ...float(`seat:${seat}`, amount ? signed(amount) : figure(0), amount ? 'gain' : 'plain'),
    sound: 'coin',
  }),
  game_ended: () => ({ effects: [{ at: 'calendar', kind: 'glow' }], sound: 'bell' }),
};

const beatOf = (event: Event, before: View, after: View) =>
  (BEATS[event.event] as (event: Event, before: View, after: View) => Beat)(event, before, after);
export const beat: Folder['beat'] = beatOf;

/** What stays marked: what was built, proposed, probed and torn down, by whom, and who had which role. */
export const stays: Folder['stays'] = (event): Stays => {
  switch (event.event) {
    case 'started':
    case 'finished':
      return { at: [`site:${event.site}`] };
    case 'built':
      return { at: [`slot:${event.site}-${event.height}`] };
    case 'proposed':
    case 'agreed':
    case 'probed':
      return { at: [blockAt(event)] };
    case 'torn_down':
      return { at: [`site:${event.site}`], text: '✗' };
    case 'handed_in':
      return { at: [`seat:${event.seat}`], text: '−1' };
    case 'had_no_wood':
      return { at: [`seat:${event.seat}`], text: '0' };
    default:
      return { at: [] };
  }
};

/** A frame of a scene: what is in it. `event`: what it is about. */
export interface Shown extends BreakFrame {
  step:
    | 'closed'
    | 'open'
    | 'ranked'
    | 'tied'
    | 'inspector'
    | 'none'
    | 'aim'
    | 'drill'
    | 'found'
    | 'torn'
    | 'after'
    | 'over'
    | 'sum';
  event?: Event;
  kinds?: number; // of what is counted at the end: saved, finished, unfinished
}

/** Events of a scene that are one frame: which, and for how long. */
const PLAIN: Record<string, [Shown['step'], number]> = {
  inspector: ['inspector', 1100],
  no_inspection: ['none', 1300],
  handed_in: ['after', 1100],
  had_no_wood: ['after', 1100],
  out: ['after', 1800],
};

/** F8 to F17, F21: the hands open one after the other, a block is probed, a building comes down, the year is counted. */
export const frames = (events: Event[], before: View, after: View): Shown[] => {
  const found: Shown[] = [];
  const show = (step: Shown['step'], ms: number, counted: number, more: Partial<Shown> = {}) =>
    found.push({ step, ms, counted, ...more });
  const bribes = events.filter((one) => one.event === 'bribed').length;
  const tied = events.findLastIndex((one) => one.event === 'tied');
  if (bribes) show('closed', 500, 0, { event: events[0] });
  events.forEach((event, at) => {
    switch (event.event) {
      case 'bribed':
        show('open', 450, at + 1, { event, beat: { sound: 'paper' } });
        if (at === bribes - 1) show('ranked', 700, at + 1, { event });
        break;
      case 'tied':
        if (at === tied) show('tied', 1500, at + 1, { event });
        break;
      case 'probed':
        show('aim', 900, at, { event });
        show('drill', 700, at, { event, beat: { effects: [{ at: blockAt(event), kind: 'drill' }], sound: 'drill' } });
        show('found', 900, at + 1, { event });
        break;
      case 'torn_down':
        show('torn', 1200, at, { event, beat: { effects: [{ at: `site:${event.site}`, kind: 'crumble' }], sound: 'crumble' } });
        show('torn', 900, at + 1, { event, beat: { effects: [{ at: `seat:${event.seat}`, kind: 'stamp' }], sound: 'stamp' } });
        break;
      default:
        if (event.event in PLAIN) show(...PLAIN[event.event], at + 1, { event, beat: beatOf(event, before, after) });
    }
  });
  const ended = events.find((one) => one.event === 'game_ended');
  const first = events.findIndex((one) => one.event === 'earned');
  if (ended) {
    show('over', 1500, first, { event: ended, kinds: 0, beat: { effects: [{ at: 'calendar', kind: 'glow' }], sound: 'bell' } });
    for (const kinds of [1, 2, 3]) show('sum', 1000, first, { event: ended, kinds, beat: { sound: 'coin' } });
    show('sum', 900, events.length, { event: ended, kinds: 4 });
  }
  // Where nothing was lost and nothing counted the scene need not be left: the table is simply there again.
  const stops = ended || events.some((one) => one.event === 'torn_down');
  const last = found.at(-1);
  if (last && !stops) last.passes = true;
  return found;
};
