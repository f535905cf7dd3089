// How the events of Pfeffersäcke look on stage: who, from where, to where, and what it brought. Data; the stage plays it.
import type { Event, View } from '../../generated/pfeffersaecke';
import { indexOf } from '../../seats';
import { textsOf } from '../../texts.svelte';
import type { Beat, BreakFrame, GameFolder, Place, Stays } from '../../types';
import { drawn } from '..';
import Coin from './Coin.svelte';
import Conduct from './Conduct.svelte';
import Disk from './Disk.svelte';
import type { Chart } from './map';
import Post from './Post.svelte';
import Sack from './Sack.svelte';

type Told<Name extends Event['event']> = Extract<Event, { event: Name }>;
type Beats = { [Name in Event['event']]: (event: Told<Name>, me: string | null) => Beat };
type Folder = GameFolder<View, never, Event>;

const post = (seat: string | null) => drawn(Post, { seat: indexOf(seat ?? '') }, '-13 -13 26 27');
const disk = (value: number) => drawn(Disk, { value }, '-15 -14 30 31');
const hidden = drawn(Disk, { hidden: true }, '-15 -14 30 31');
const coin = drawn(Coin, {}, '-12 -12 24 24');
const sack = drawn(Sack, {}, '-18 -18 36 36');
const conduct = drawn(Conduct, {}, '-15 -19 30 38');

/** Where the disks of a seat are: mine before me, the others' on their cards. */
const handOf = (seat: string | null, me: string | null): Place => (seat === me ? 'hand' : `seat:${seat}`);
const says = (key: string) => textsOf('pfeffersaecke')(key);
const coins = (florins: number) => Math.max(1, Math.min(6, Math.round(florins / 6)));

function laid({ seat, place, value }: Told<'disk_placed' | 'disk_forced'>, me: string | null): Beat {
  return {
    moves: [{ piece: disk(value), from: handOf(seat, me), to: `centre:${place}`, turns: true }],
    floats: [{ at: `place:${place}`, text: `${value}`, kind: 'plain' }],
    sound: 'paper',
  };
}

/** A frame of the reckoning: what is counted in it. */
export interface Reckoned extends BreakFrame {
  step: 'cause' | 'so-far' | 'region' | 'florins' | 'sum';
  region?: string;
}

/** How it looks on this map. */
export function choreographyOn(map: Chart): Pick<Folder, 'beat' | 'stays' | 'frames'> {
  /** Where a post stands first: in the middle of a city, or in its village. */
  const standing = (id: string | null): Place => (map.placeOf.get(id ?? '')?.value ? `centre:${id}` : `place:${id}`);

  const BEATS: Beats = {
    begins: ({ seat }) => ({
      moves: [{ piece: sack, from: 'title', to: `seat:${seat}` }],
      floats: [{ at: `seat:${seat}`, text: says('since-begins'), kind: 'plain' }],
    }),
    dealt: ({ seat, disks }, me) => ({
      moves: [{ piece: hidden, from: 'title', to: handOf(seat, me), count: 3, turns: seat === me }],
      floats: [{ at: handOf(seat, me), text: `×${disks}`, kind: 'plain' }],
      joins: true,
      sound: 'paper',
    }),
    opened_at_start: ({ place }) => ({
      moves: [{ piece: disk(map.placeOf.get(place ?? '')?.value ?? 0), from: 'title', to: `centre:${place}`, turns: true }],
    }),
    covered: ({ place }) => ({ effects: [{ at: `place:${place}`, kind: 'shake' }], joins: true }),
    founded: ({ seat, place, left }) => ({
      moves: [{ piece: post(seat), from: `seat:${seat}`, to: `place:${place}` }],
      floats: [{ at: 'villages', text: `${left}`, kind: 'plain' }],
    }),
    disk_placed: laid,
    disk_forced: (event, me) => ({ ...laid(event, me), effects: [{ at: `place:${event.place}`, kind: 'stamp' }] }),
    passed: () => ({}),
    conduct_used: ({ seat, conduct: use }) => ({
      moves: [{ piece: conduct, from: `seat:${seat}`, to: 'title' }],
      effects: [{ at: `seat:${seat}`, kind: 'stamp' }],
      floats: [{ at: `seat:${seat}`, text: says(`conduct-${use}`), kind: 'plain' }],
      sound: 'stamp',
    }),
    extended: ({ seat, place, posts, forgoes }) => ({
      moves: [{ piece: post(seat), from: `seat:${seat}`, to: `centre:${place}`, count: posts }],
      floats: forgoes ? [{ at: `place:${place}`, text: `−${forgoes} fl.`, kind: 'plain' }] : [],
    }),
    city_paid: ({ place, amount }) => ({
      effects: [{ at: `place:${place}`, kind: 'glow' }],
      floats: [{ at: `place:${place}`, text: `+${amount}`, kind: 'gain' }],
      sound: 'coin',
    }),
    income: ({ seat, amount }) => ({
      moves: [{ piece: coin, from: 'title', to: `purse:${seat}`, count: coins(amount) }],
      floats: [{ at: `purse:${seat}`, text: `+${amount} fl.`, kind: 'gain' }],
      sound: 'coin',
    }),
    doubled: ({ seat, amount, cities, basic }) => ({
      moves: [{ piece: coin, from: 'title', to: `purse:${seat}`, count: coins(amount) }],
      floats: [{ at: `purse:${seat}`, text: `+${amount} fl. ${amount === 2 * (cities + basic) ? '×2' : '≥'}`, kind: 'gain' }],
      sound: 'coin',
    }),
    // P14: the toll floats where the way begins, so that what it brings can be read where it ends.
    opened: ({ seat, way, toll }) => {
      const { from = null, to = null } = map.ways.get(way ?? '') ?? {};
      return {
        moves: [
          { piece: coin, from: `purse:${seat}`, to: `way:${way}`, count: coins(toll) },
          { piece: post(seat), from: standing(from), to: standing(to) },
        ],
        floats: [{ at: `place:${from}`, text: `−${toll}`, kind: 'loss' }],
      };
    },
    settled: ({ seat, place, space }) => ({
      moves: [{ piece: post(seat), from: `centre:${place}`, to: `space:${place}-${space}` }],
    }),
    village_scored: ({ place, amount }) => ({
      floats: [{ at: `place:${place}`, text: `+${amount}`, kind: 'gain' }],
      effects: [{ at: `place:${place}`, kind: 'glow' }],
      joins: true,
    }),
    // P19, P20: the last post has landed, the city is counted, the disk goes to whoever has won it.
    city_scored: ({ seat, place, amount, rule, posts }) => {
      const value = map.placeOf.get(place ?? '')?.value ?? 0;
      const won = `${posts}/${value} → +${amount}${rule === 'P20' ? ' (½)' : ''}`;
      return {
        moves: [{ piece: disk(value), from: `centre:${place}`, to: `seat:${seat}` }],
        floats: [
          { at: `place:${place}`, text: won, kind: 'gain' },
          { at: `seat:${seat}`, text: `+${amount}`, kind: 'gain' },
        ],
        effects: [
          { at: `place:${place}`, kind: 'glow' },
          { at: `centre:${place}`, kind: 'seal' },
        ],
        lands: 0.55,
        joins: true,
        sound: 'stamp',
      };
    },
    region_scored: ({ seat, region, amount }) => ({
      effects: [{ at: `region:${region}`, kind: 'glow' }],
      floats: [{ at: `seat:${seat}`, text: `+${amount}`, kind: 'gain' }],
    }),
    florins_scored: ({ seat, amount }) => ({
      floats: [{ at: `purse:${seat}`, text: `+${amount}`, kind: 'gain' }],
      sound: 'coin',
    }),
    game_ended: ({ rule }) => ({
      effects: [{ at: rule === 'P26' ? 'villages' : 'title', kind: 'glow' }],
      sound: 'bell',
    }),
  };

  const beatOf = (event: Event, me: string | null) =>
    (BEATS[event.event] as (event: Event, me: string | null) => Beat)(event, me);
  const beat: Folder['beat'] = (event, _before, _after, me) => beatOf(event, me);

  /** What stays marked: where somebody put something, the road that was walked, what was won. */
  const stays: Folder['stays'] = (event): Stays => {
    switch (event.event) {
      case 'founded':
      case 'disk_placed':
      case 'disk_forced':
        return { at: [`place:${event.place}`] };
      case 'extended':
        return { at: [`place:${event.place}`], text: event.posts > 1 ? `×${event.posts}` : undefined };
      case 'opened': {
        const way = map.ways.get(event.way ?? '');
        return way ? { at: [`place:${way.to}`], trail: [`place:${way.from}`, `place:${way.to}`] } : { at: [] };
      }
      case 'village_scored':
      case 'city_scored':
        return { at: [`place:${event.place}`], text: `+${event.amount}` };
      default:
        return { at: [] };
    }
  };

  /** P29: the cause; what each has so far; the regions, for all seats together; the florins; and the sums. */
  const frames = (events: Event[]): Reckoned[] => {
    const counted = events.filter((one) => one.event === 'game_ended').length;
    const scored = new Set(events.flatMap((one) => (one.event === 'region_scored' ? [one.region] : [])));
    const southward = [...map.regions].sort((one, other) => one.label.y - other.label.y);
    const regions = southward.map(({ id }) => id).filter((id) => scored.has(id));
    return [
      { step: 'cause', ms: 1500, counted, beat: beatOf(events[0], null) },
      { step: 'so-far', ms: 900, counted },
      ...regions.map((region): Reckoned => ({
        step: 'region',
        region,
        ms: 500,
        counted,
        beat: { effects: [{ at: `region:${region}`, kind: 'glow' }] },
      })),
      { step: 'florins', ms: 1200, counted, beat: { sound: 'coin' } },
      { step: 'sum', ms: 900, counted: events.length },
    ];
  };
  return { beat, stays, frames };
}
