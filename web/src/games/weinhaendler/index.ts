import type { GameFolder, Happening } from '../../types';
import Board from './Board.svelte';
import Belongings from './Belongings.svelte';

export { Board, Belongings };

const OF_A_BOAT = ['boat_placed', 'moved', 'docked', 'stayed', 'driven_off', 'fought', 'reeled_in', 'fished'];

/** The towns, boats and cards a log line speaks of; for a hint, the spot it means. */
export function things(event: Happening): string[] {
  const found: string[] = [];
  if (event.town) found.push(`town:${event.town}`);
  if (event.card) found.push(`card:${event.card}`);
  if (event.event === 'hint') {
    if (event.name === 'dock') found.push(event.pier === 'north' ? 'pier:7' : event.pier === 'south' ? 'pier:8' : 'dock:pier');
    else if (event.name === 'explode') found.push(`laid:${event['other-seat']}:coal-${event.coal}`);
    else if (event.name === 'trade') found.push(`laid:${event['other-seat']}:sailor`);
    else found.push(String(event.name));
    return found;
  }
  if (event.seat && OF_A_BOAT.includes(event.event)) found.push(`boat:${event.seat}`);
  if (event.event === 'laid') found.push(`laid:${event.seat}:${event.card}`);
  if (event['other-seat']) found.push(`seat:${event['other-seat']}`);
  if (event.seat && !OF_A_BOAT.includes(event.event)) found.push(`seat:${event.seat}`);
  if (event.event === 'turned_up' || event.event === 'reshuffled' || event.event === 'dealt') found.push('pile');
  if (event.event === 'spoilt' || event.event === 'sun_shone') found.push('discards');
  return found;
}

export const curves: GameFolder['curves'] = (view) => ({ gold: view.gold });

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
