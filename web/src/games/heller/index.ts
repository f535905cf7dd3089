import type { Action, Event, View } from '../../generated/heller';
import { spokenOf } from '../../lit';
import type { GameFolder } from '../../types';
import Board from './Board.svelte';
import Belongings from './Belongings.svelte';
import Break from './Break.svelte';
import { beat, cellsOf, frames, stays } from './choreography';
import Market from './Market.svelte';
import Piece from './Piece.svelte';
import { CELLS, codeOf } from './pieces';
import { drawn } from '..';

export { Board, Belongings, Break, beat, frames, stays };

type Folder = GameFolder<View, Action, Event>;

export const curves: Folder['curves'] = (view) => ({ money: view.money });

/** The spaces of the market a log line speaks of. */
export const things: Folder['things'] = (event) => {
  const found = spokenOf(event, event.event === 'hint' ? ['cell', 'rank'] : ['cell'], {
    pile: event.event === 'drew' || (event.event === 'hint' && event.name === 'draw'),
    secret: event.event === 'hint' && event.name === 'secret',
  });
  return event.event === 'earned' ? [...found, ...cellsOf(event).map((cell) => `cell:${CELLS[cell]}`)] : found;
};

/** What the rulebook draws beside its words. */
export const pieces = {
  market: drawn(Market, {}, '-47 -47 94 94'),
  stall: drawn(Piece, { code: codeOf('A-3') }, '-45 -45 90 90'),
  buyer: drawn(Piece, { code: codeOf('buyer-5') }, '-45 -45 90 90'),
  nuisance: drawn(Piece, { code: codeOf('nuisance-4') }, '-45 -45 90 90'),
  gold: drawn(Piece, { code: codeOf('gold') }, '-45 -45 90 90'),
  fire: drawn(Piece, { code: codeOf('fire') }, '-45 -45 90 90'),
  eye: drawn(Piece, { code: codeOf('eye') }, '-45 -45 90 90'),
  hidden: drawn(Piece, { code: codeOf('fire'), hidden: true }, '-45 -45 90 90'),
};

/** Market cobbles. */
export const palette = {
  '--ground': 'light-dark(#cdbd9c, #3a332a)',
  '--stone': 'light-dark(#d9cbae, #453d32)',
  '--stone-2': 'light-dark(#c9b994, #3e362c)',
  '--joint': 'light-dark(#b5a27c, #2c261f)',
  '--chalk': 'light-dark(#fffaf0, #8d7f69)',
  '--window': 'light-dark(#5b4028, #ffcf73)',
  '--slate': 'light-dark(#4a4f52, #26292b)',
  '--frame': 'light-dark(#7d5230, #5d3e24)',
  '--frame-2': 'light-dark(#65401f, #442c18)',
  '--tile': 'light-dark(#fbf3df, #e9dcc0)',
  '--tile-bad': 'light-dark(#f1cfc0, #d9ab99)',
  '--tile-ink': '#33241a',
  '--tile-line': '#6b5236',
  '--back': 'light-dark(#7c5a3b, #6a4c31)',
  '--lamp': 'light-dark(#d98a12, #ffc65c)',
};
