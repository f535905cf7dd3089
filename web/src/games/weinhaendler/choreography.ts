// How each event on the river looks on stage, and how the harbour is told at the end of a round.
import { box, type Event, type View } from '../../generated/weinhaendler';
import { indexOf } from '../../seats';
import { figure, signed, textsOf } from '../../texts.svelte';
import type { BreakFrame, Drawn, GameFolder, Place, Travel } from '../../types';
import { drawn } from '..';
import Boat from './Boat.svelte';
import Card from './Card.svelte';
import CargoPiece from './CargoPiece.svelte';
import { EXPLOSION, kindOf, SAILOR, SUN, type River } from './river';

type Folder = GameFolder<View, never, Event>;
type Seat = string | null;

const texts = textsOf('weinhaendler');
const card = (kind: number): Drawn => drawn(Card, { kind }, '-31 -42 62 84');
const BACK = card(-1);
const BARREL = '-20 -16 40 32';
const held = (word: string | null): Drawn => card(kindOf(word));

/** The cards of a seat: mine lie open before me. */
const hand = (seat: Seat, looker: Seat): Place => (seat === looker ? 'hand' : `hand:${seat}`);
const mine = (event: Extract<Event, { event: 'laid' }>, looker: Seat) =>
  event.seat === looker ? `hand:${event.card}` : `hand:${event.seat}`;

/** What others did stays marked on their boats, their cards and at the piers. */
export const stays: NonNullable<Folder['stays']> = (event) => {
  switch (event.event) {
    case 'boat_placed':
    case 'docked':
    case 'driven_off':
      return { at: [`boat:${event.seat}`] };
    case 'moved':
      return { at: [`boat:${event.seat}`], text: event.spaces ? figure(event.spaces) : '' };
    case 'laid':
      return { at: [`row:${event.seat}`] };
    case 'exploded':
    case 'traded':
      return { at: [`row:${event['other-seat']}`], text: signed(event.event === 'exploded' ? -(event.coal ?? 0) : -1) };
    case 'fought':
      return { at: [`boat:${event['other-seat']}`], text: `${event.attackers} : ${event.defenders}` };
    case 'earned':
      return { at: [`purse:${event.seat}`], text: signed(event.amount) };
    default:
      return { at: [] };
  }
};

// ---- the harbour ----

/** The events of a frame of the harbour: one load, one landing, or all at the end. */
const TIMES: Partial<Record<Event['event'], number>> = { loaded: 500, earned: 900, kept: 350 };
const FURTHER = 450; // one more barrel of the same boat

/** The towns a boat passes on its way, turning at both ends of the river. */
export function passed({ towns, nantes }: River, before: View, seat: Seat, spaces: number): string[] {
  const whose = indexOf(seat ?? '');
  let [town, step] = [before.town[whose], before.heading[whose] ? -1 : 1];
  return Array.from({ length: Math.max(0, spaces - 1) }, () => {
    if ((step > 0 && town === nantes) || (step < 0 && town === 0)) step = -step;
    town += step;
    return towns[town];
  });
}

/** How it looks on this river. */
export function choreographyOn(river: River): Pick<Folder, 'beat' | 'frames'> {
  const { towns, cargoes } = river;
  const cargoOf = (word: string | null) => cargoes.find((one) => one.word === word);
  const cargo = (word: string | null): Drawn =>
    drawn(
      CargoPiece,
      { cargo: cargoOf(word) ?? cargoes[0], texts, short: true },
      word?.startsWith('barrel') ? BARREL : '-30 -16 60 32',
    );
  const quay = (word: string | null): Place => `quay:${cargoOf(word)?.origin ?? towns[0]}`;
  const pierOf = (town: string | null, pier: string | null): Place =>
    `pier:${pier === 'south' ? river.nantes + 1 : towns.indexOf(town ?? '')}`;

  const beat: NonNullable<Folder['beat']> = (event, before, after, looker) => {
    switch (event.event) {
      case 'lots_drawn':
        return {
          effects: [{ at: `seat:${event.seat}`, kind: 'glow' }],
          floats: [{ at: `seat:${event.seat}`, text: texts('first-player'), kind: 'plain' }],
        };
      case 'boat_placed':
        return {
          moves: [
            {
              piece: drawn(Boat, { seat: event.seat ?? 'A' }, '-40 -28 80 56'),
              from: `seat:${event.seat}`,
              to: pierOf(event.town, null),
            },
          ],
          sound: 'horn',
        };
      case 'dealt':
        return { moves: [{ piece: BACK, from: 'pile', to: hand(event.seat, looker), count: 5 }], joins: true, sound: 'paper' };
      case 'round_began':
        return {
          effects: [
            { at: 'round', kind: 'glow' },
            { at: `seat:${event.seat}`, kind: 'glow' },
          ],
          floats: [{ at: 'map', text: texts('round', { round: event.round }), kind: 'plain' }],
          sound: 'bell',
        };
      case 'reshuffled':
        return {
          moves: [{ piece: BACK, from: 'discards', to: 'pile', count: 6 }],
          floats: [{ at: 'pile', text: figure(event.many), kind: 'plain' }],
          sound: 'paper',
        };
      case 'turned_up':
        return { ...turnedUp(event.card, event.many), joins: true, sound: 'paper' };
      case 'sun_shone':
        return {
          moves: [{ piece: card(SUN), from: 'pile', to: 'map' }],
          effects: [{ at: 'map', kind: 'glow' }],
          floats: [{ at: 'map', text: texts('sun-shines'), kind: 'plain' }],
        };
      case 'spoilt':
        return {
          moves: [{ piece: cargo(event.card), from: quay(event.card), to: 'discards', count: event.many }],
          floats: [{ at: quay(event.card), text: signed(-event.many), kind: 'loss' }],
          joins: true,
        };
      case 'taken':
        return {
          moves: [{ piece: held(event.card), from: `offer:${event.card}`, to: hand(event.seat, looker) }],
          sound: 'paper',
        };
      case 'laid':
        return {
          moves: [
            { piece: held(event.card), from: mine(event, looker), to: `row:${event.seat}`, turns: event.seat !== looker },
          ],
          sound: 'paper',
        };
      case 'exploded':
        return {
          moves: [{ piece: card(EXPLOSION), from: hand(event.seat, looker), to: `row:${event['other-seat']}` }],
          effects: [{ at: `row:${event['other-seat']}`, kind: 'shake' }],
          floats: [{ at: `row:${event['other-seat']}`, text: signed(-(event.coal ?? 0)), kind: 'loss' }],
          sound: 'crumble',
        };
      case 'traded':
        return {
          moves: [
            { piece: cargo(event.card), from: `hold:${event.seat}`, to: 'discards' },
            { piece: card(SAILOR), from: `row:${event['other-seat']}`, to: hand(event.seat, looker) },
          ],
          floats: [
            { at: `row:${event['other-seat']}`, text: signed(-1), kind: 'loss' },
            { at: `seat:${event.seat}`, text: signed(1), kind: 'gain' },
          ],
        };
      case 'fished':
        return {
          effects: [{ at: `row:${event.seat}`, kind: 'shake' }],
          floats: [{ at: `row:${event.seat}`, text: texts('since-fished'), kind: 'plain' }],
        };
      case 'reeled_in':
        return { moves: [{ piece: held('fisherman'), from: `row:${event.seat}`, to: 'discards' }] };
      case 'moved':
        return sailing(event.seat, event.spaces, event.town, before);
      case 'fought':
        return {
          effects: [
            { at: `boat:${event.seat}`, kind: 'shake' },
            { at: `boat:${event['other-seat']}`, kind: 'shake' },
          ],
          floats: [{ at: `stream:${event.town}`, text: `${event.attackers} : ${event.defenders}`, kind: 'plain' }],
          sound: 'stamp',
        };
      case 'driven_off': {
        const town = towns[after.town[indexOf(event.seat ?? '')]];
        const to = event.refuge === 'midstream' ? `stream:${town}` : pierOf(town, event.refuge);
        return { moves: [{ from: `boat:${event.seat}`, to }] };
      }
      case 'docked':
        return { moves: [{ from: `boat:${event.seat}`, to: pierOf(event.town, event.pier) }] };
      case 'stayed':
        return { effects: [{ at: `boat:${event.seat}`, kind: 'glow' }], joins: true };
      case 'loaded':
        return loading(event);
      case 'earned':
        return landing(event);
      case 'kept':
        return { effects: [{ at: `boat:${event.seat}`, kind: 'shake' }], joins: true };
      case 'round_ended':
        return { effects: [{ at: 'map', kind: 'glow' }] };
      case 'game_ended':
        return { effects: [{ at: 'map', kind: 'glow' }], sound: 'bell' };
    }
  };

  /** Cards for hands go to the offer, passengers and barrels to their town; the sun has its own moment. */
  function turnedUp(word: string | null, many: number): { moves?: Travel[] } {
    if (word === 'sun') return {};
    if (!cargoOf(word)) return { moves: [{ piece: held(word), from: 'pile', to: 'offer', count: many }] };
    return { moves: [{ piece: cargo(word), from: 'pile', to: quay(word), count: many }] };
  }

  /** Under every bridge on the way; without coal it stays where it is. */
  function sailing(seat: Seat, spaces: number, town: string | null, before: View): ReturnType<typeof beat> {
    if (!spaces) return { floats: [{ at: `boat:${seat}`, text: texts('no-coal'), kind: 'plain' }] };
    const via = passed(river, before, seat, spaces).map((one) => `stream:${one}`);
    return {
      moves: [{ from: `boat:${seat}`, via, to: `stream:${town}` }],
      floats: [{ at: `stream:${town}`, text: figure(spaces), kind: 'plain' }],
      lands: 0.92,
      sound: 'horn',
    };
  }

  function loading(event: Extract<Event, { event: 'loaded' }>): NonNullable<BreakFrame['beat']> {
    return {
      moves: [{ piece: cargo(event.card), from: quay(event.card), to: `boat:${event.seat}`, count: event.many }],
      floats: [{ at: `hold:${event.seat}`, text: signed(event.many), kind: 'gain' }],
    };
  }

  function landing(event: Extract<Event, { event: 'earned' }>): NonNullable<BreakFrame['beat']> {
    const pier = pierOf(event.town, event.pier);
    return {
      moves: [
        { piece: cargo(event.card), from: `boat:${event.seat}`, to: pier },
        { piece: 'coin', from: pier, to: `purse:${event.seat}`, count: event.amount },
      ],
      floats: [
        { at: pier, text: signed(event.amount), kind: 'gain' },
        { at: `purse:${event.seat}`, text: signed(event.amount), kind: 'gain' },
      ],
      sound: 'coin',
    };
  }

  /** Only a round that paid somebody, or the end of the game, is worth a halt; what is loaded and landed else is played as it goes. */
  const frames: NonNullable<Folder['frames']> = (events, before, after) => {
    if (!events.some((one) => one.event === 'round_ended') || !(after.paid || after.over)) return [];
    const found: BreakFrame[] = [];
    events.forEach((event, at) => {
      const last = events[at - 1];
      const again = event.event === 'earned' && last?.event === 'earned' && last.seat === event.seat;
      const ms = again ? FURTHER : TIMES[event.event];
      const beat = event.event === 'loaded' ? loading(event) : event.event === 'earned' ? landing(event) : undefined;
      if (ms) found.push({ ms, counted: at + 1, beat });
    });
    return [...found, { ms: 1200, counted: events.length, beat: { sound: 'bell' } }];
  };
  return { beat, frames };
}

export const ENOUGH = box.enough_gold;
