import type { Action, Event, View } from '../../generated/weinhaendler';
import { spokenOf } from '../../lit';
import type { GameFolder } from '../../types';
import Board from './Board.svelte';
import Belongings from './Belongings.svelte';
import Boat from './Boat.svelte';
import Card from './Card.svelte';
import CargoPiece from './CargoPiece.svelte';
import { CARGOES, EXPLOSION, FISHERMAN, NANTES, SAILOR, SOUTH, SUN, TOWNS } from './river';
import { textsOf } from '../../texts.svelte';
import { drawn } from '..';

export { Board, Belongings };

const OF_A_BOAT: Event['event'][] = ['boat_placed', 'moved', 'docked', 'stayed', 'driven_off', 'fought', 'reeled_in', 'fished'];

type Folder = GameFolder<View, Action, Event>;

export const curves: Folder['curves'] = (view) => ({ gold: view.gold });

/** What a hint means on the board. */
function meant(action: Action): string {
  if (action.name === 'dock')
    return action.pier === 'north' ? `pier:${NANTES}` : action.pier === 'south' ? `pier:${SOUTH}` : 'dock:pier';
  if (action.name === 'explode') return `laid:${action['other-seat']}:coal-${action.coal}`;
  if (action.name === 'trade') return `laid:${action['other-seat']}:sailor`;
  return action.name;
}

/** The towns, boats and cards a log line speaks of; for a hint, the spot it means. */
export const things: Folder['things'] = (event) => {
  const found = spokenOf(event, ['town', 'card'], {
    pile: event.event === 'turned_up' || event.event === 'reshuffled' || event.event === 'dealt',
    discards: event.event === 'spoilt' || event.event === 'sun_shone',
  });
  if (event.event === 'hint') return [...found, meant(event)];
  if ('seat' in event && event.seat) found.push(`${OF_A_BOAT.includes(event.event) ? 'boat' : 'seat'}:${event.seat}`);
  if (event.event === 'laid') found.push(`laid:${event.seat}:${event.card}`);
  if ('other-seat' in event) found.push(`seat:${event['other-seat']}`);
  return found;
};

const card = (kind: number) => drawn(Card, { kind }, '-42 -42 84 84');
const texts = textsOf('weinhaendler');
const town = (at: number) => texts(`town-${TOWNS[at]}`);
const cargo = (word: string, frame: string) =>
  drawn(CargoPiece, { cargo: CARGOES.findIndex((one) => one.word === word), texts, town }, frame);

/** What the rulebook draws beside its words. */
export const pieces = {
  coal: card(1),
  sailor: card(SAILOR),
  fisherman: card(FISHERMAN),
  explosion: card(EXPLOSION),
  sun: card(SUN),
  barrel: cargo('barrel-blois', '-22 -22 44 44'),
  passenger: cargo('passenger-blois-nantes-2', '-50 -50 100 100'),
  boat: drawn(Boat, { seat: 'A' }, '-34 -32 64 64'),
};

/** River and vine. */
export const palette = {
  '--land': 'light-dark(#e3dfae, #2e3524)',
  '--meadow': 'light-dark(#d3d697, #363f29)',
  '--sand': 'light-dark(#ecdcae, #5d543a)',
  '--river': 'light-dark(#9dc6cb, #264e59)',
  '--deep': 'light-dark(#8ebcc4, #214550)',
  '--wave': 'light-dark(#6ea3ae, #3f717d)',
  '--earth': 'light-dark(#d5bf87, #443a26)',
  '--vine': 'light-dark(#6f8a3f, #6c843f)',
  '--wall': 'light-dark(#f6ecd4, #b7a988)',
  '--roof': 'light-dark(#5f7383, #47596a)',
  '--outline': 'light-dark(#4b3b28, #171310)',
  '--stone': 'light-dark(#dcd0b6, #8f8672)',
  '--stone-2': 'light-dark(#94866a, #4e4739)',
  '--plank': 'light-dark(#b98a5a, #8c6540)',
  '--wine': 'light-dark(#7d1f3d, #8b2746)',
  '--felt': 'light-dark(#efe3c8, #2b241c)',
  '--felt-2': 'light-dark(#d7c39b, #473b2d)',
  '--cloth': 'light-dark(#faf4e5, #262019)',
  '--cloth-mine': 'light-dark(#f4e9cd, #342b20)',
  '--helm': 'light-dark(#8a5930, #d0a06c)',
  '--lamp': 'light-dark(#d07a08, #ffc65c)',
};
