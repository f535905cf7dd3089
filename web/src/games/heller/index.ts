import type { GameFolder, Happening } from '../../types';
import Board from './Board.svelte';
import Belongings from './Belongings.svelte';

export { Board, Belongings };

const COLUMNS = 'abcdef';

/** The spaces of the market a log line speaks of. */
export function things(event: Happening): string[] {
  const found: string[] = [];
  if (event.cell) found.push(`cell:${event.cell}`);
  if (event.rank) found.push(`rank:${event.rank}`);
  if (event.event === 'drew' || event.name === 'draw') found.push('pile');
  if (event.event === 'hint' && event.name === 'secret') found.push('secret');
  if (typeof event.from === 'string' && typeof event.to === 'string') {
    const [c1, r1, c2, r2] = [COLUMNS.indexOf(event.from[0]), +event.from[1], COLUMNS.indexOf(event.to[0]), +event.to[1]];
    for (let column = c1; column <= c2; column++)
      for (let row = r1; row <= r2; row++) found.push(`cell:${COLUMNS[column]}${row}`);
  }
  return found;
}

export const curves: GameFolder['curves'] = (view) => ({ money: view.money });

/** Market cobbles. */
export const palette = {
  '--ground': 'light-dark(#cdbd9c, #3a332a)',
  '--stone': 'light-dark(#d9cbae, #453d32)',
  '--stone-2': 'light-dark(#c9b994, #3e362c)',
  '--joint': 'light-dark(#b5a27c, #2c261f)',
  '--chalk': 'light-dark(#fffaf0, #8d7f69)',
  '--frame': 'light-dark(#7d5230, #5d3e24)',
  '--frame-2': 'light-dark(#65401f, #442c18)',
  '--tile': 'light-dark(#fbf3df, #e9dcc0)',
  '--tile-bad': 'light-dark(#f1cfc0, #d9ab99)',
  '--tile-ink': '#33241a',
  '--tile-line': '#6b5236',
  '--back': 'light-dark(#7c5a3b, #6a4c31)',
  '--lamp': 'light-dark(#d98a12, #ffc65c)',
};
