import type { Action, Event, View } from '../../generated/weinhaendler';
import { spokenOf } from '../../lit';
import type { GameFolder } from '../../types';
import Board from './Board.svelte';
import Belongings from './Belongings.svelte';
import Boat from './Boat.svelte';
import Break from './Break.svelte';
import Card from './Card.svelte';
import CargoPiece from './CargoPiece.svelte';
import { choreographyOn, stays } from './choreography';
import { EXPLOSION, FISHERMAN, kindOf, PASSENGERS, riverOf, SAILOR, SUN, type Cargo, type River } from './river';
import { textsOf } from '../../texts.svelte';
import { drawn } from '..';

/** Mats, and a rail of them on a phone. */
export const seatsOnBoard = true;

export { Board, Belongings, Break, stays };

const OF_A_BOAT: Event['event'][] = ['boat_placed', 'moved', 'docked', 'stayed', 'driven_off', 'fought', 'reeled_in', 'fished'];

type Folder = GameFolder<View, Action, Event>;

export const curves: Folder['curves'] = (view) => ({ gold: view.gold });

/** What a hint means on the board. */
function meant(action: Action): string {
  if (action.name === 'dock') return `dock:${action.pier}`;
  if (action.name === 'explode') return `laid:${action['other-seat']}:coal-${action.coal}`;
  if (action.name === 'trade') return `laid:${action['other-seat']}:sailor`;
  return action.name;
}

/** The towns, boats and cards a log line speaks of, each the very one; for a hint, the spot it means. */
export const things: Folder['things'] = (event) => {
  if (event.event === 'hint') return [...spokenOf(event, ['town', 'card']), meant(event)];
  const found = spokenOf(event, ['town'], {
    pile: event.event === 'reshuffled' || event.event === 'dealt',
    discards: event.event === 'spoilt' || event.event === 'sun_shone',
  });
  if (event.event === 'turned_up') found.push(kindOf(event.card) >= 0 ? `offer:${event.card}` : `waiting:${event.card}`);
  if (event.event === 'loaded') found.push(`aboard:${event.seat}:${event.card}`);
  if ('seat' in event && event.seat) found.push(`${OF_A_BOAT.includes(event.event) ? 'boat' : 'seat'}:${event.seat}`);
  if (event.event === 'laid') found.push(`laid:${event.seat}:${event.card}`);
  if ('other-seat' in event) found.push(`seat:${event['other-seat']}`);
  return found;
};

const card = (kind: number) => drawn(Card, { kind }, '-42 -42 84 84');
const texts = textsOf('weinhaendler');
const piece = (cargo: Cargo, frame: string) => drawn(CargoPiece, { cargo, texts }, frame);

/** What the rulebook draws beside its words. */
const piecesOn = ({ cargoes }: River) => ({
  coal: card(1),
  sailor: card(SAILOR),
  fisherman: card(FISHERMAN),
  explosion: card(EXPLOSION),
  sun: card(SUN),
  barrel: piece(cargoes[PASSENGERS + 1], '-22 -22 44 44'),
  passenger: piece(cargoes[3], '-50 -50 100 100'),
  boat: drawn(Boat, { seat: 'A' }, '-34 -32 64 64'),
});

export const on: Folder['on'] = ({ box }) => {
  const river = riverOf(box as unknown as Parameters<typeof riverOf>[0]);
  return { map: river, pieces: piecesOn(river), ...choreographyOn(river) };
};

/** River and vine. */
export const palette = {
  '--sky-morning': 'light-dark(#cfe0dc, #131f2b)',
  '--sky-noon': 'light-dark(#e8ecd2, #1d2530)',
  '--sky-evening': 'light-dark(#f8dca2, #40302a)',
  '--land-morning': 'light-dark(#cfdcae, #1e2a24)',
  '--land-noon': 'light-dark(#e3dca0, #2c3122)',
  '--land-evening': 'light-dark(#f0c98a, #4a3524)',
  '--water-morning': 'light-dark(#7fb6bf, #1d3f4b)',
  '--water-noon': 'light-dark(#8fbcbc, #28505a)',
  '--water-evening': 'light-dark(#d9b98c, #6b5238)',
  '--ridge': 'light-dark(#a9bfa0, #26352f)',
  '--hill': 'light-dark(#b7b873, #2f3a26)',
  '--slope': 'light-dark(#a9ab5f, #39422a)',
  '--rim': 'light-dark(#f6f0c0, #5b6640)',
  '--meadow': 'light-dark(#cdd089, #333d27)',
  '--sand': 'light-dark(#ecdcae, #5d543a)',
  '--deep': 'light-dark(#4f8d98, #12303a)',
  '--wave': 'light-dark(#8c8a63, #4d4830)',
  '--glint': 'light-dark(#ffffff, #ffdf9e)',
  '--sun': 'light-dark(#fff0cb, #7a5a34)',
  '--moon': 'light-dark(#e3ece0, #e8e6d0)',
  '--pool': 'light-dark(#ffcf7300, #ffcf7347)',
  '--lit': 'light-dark(#c9a15e, #ffdf8a)',
  '--window': 'light-dark(#4b3b28, #ffcf73)',
  '--earth': 'light-dark(#8c7a4c, #221d13)',
  '--vine': 'light-dark(#6f8a3f, #566b34)',
  '--wall': 'light-dark(#f6ecd4, #b7a988)',
  '--roof': 'light-dark(#5d7284, #47596a)',
  '--tile': 'light-dark(#b5653f, #7c4630)',
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
