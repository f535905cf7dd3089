import type { Action, Event, View } from '../../generated/pfeffersaecke';
import { spokenOf } from '../../lit';
import type { GameFolder } from '../../types';
import Board from './Board.svelte';
import { choreographyOn } from './choreography';
import { chartOf, type MapData } from './map';
import Belongings from './Belongings.svelte';
import Conduct from './Conduct.svelte';
import Disk from './Disk.svelte';
import Post from './Post.svelte';
import Sample from './Sample.svelte';
import { drawn } from '..';

export { default as Break } from './Break.svelte';
export { Board, Belongings };

type Folder = GameFolder<View, Action, Event>;

export const on: Folder['on'] = ({ board }) => {
  const map = chartOf(board as unknown as MapData);
  return { map, ...choreographyOn(map) };
};

export const curves: Folder['curves'] = (view) => ({ points: view.points, money: view.money });

/** The places, routes and regions a log line speaks of. */
export const things: Folder['things'] = (event) => {
  const villages = event.event === 'game_ended' && event.rule === 'P26';
  const found = spokenOf(event, ['place', 'way', 'region'], { villages });
  return 'way' in event && event.way ? [...found, `place:${event.way.split('-')[1]}`] : found;
};

/** What the rulebook draws beside its words. */
export const pieces = {
  city: drawn(Sample, { value: 5 }, '-44 -52 88 96'),
  village: drawn(Sample, { value: 0 }, '-26 -26 52 52'),
  post: drawn(Post, { seat: 0 }, '-15 -15 30 30'),
  disk: drawn(Disk, { value: 5 }, '-17 -17 34 34'),
  hidden: drawn(Disk, { hidden: true }, '-17 -17 34 34'),
  conduct: drawn(Conduct, {}, '-20 -20 40 40'),
};

/** Pepper and parchment. */
export const palette = {
  '--beyond': 'light-dark(#e9dcc0, #211b16)',
  '--shore': 'light-dark(#d3bf95, #33291f)',
  '--parchment': 'light-dark(#fbf4e2, #cbb78f)',
  '--tint-0': 'light-dark(#f0e3c4, #4a3d2d)',
  '--tint-1': 'light-dark(#e6dfc3, #414030)',
  '--tint-2': 'light-dark(#efd9bf, #4c382b)',
  '--tint-3': 'light-dark(#e3d9cb, #413a36)',
  '--tint-4': 'light-dark(#ecdfae, #4b4228)',
  '--map-line': 'light-dark(#6d5231, #17110b)',
  '--ink-on': '#2b1e12',
  '--ink-on-2': 'light-dark(#6b5232, #4d3921)',
  '--map-ink': 'light-dark(#2b1e12, #f4e8cf)',
  '--region-ink': 'light-dark(#6b5232, #d2bd95)',
  '--marches': 'light-dark(#8c6c41, #97805a)',
  '--name-halo': 'light-dark(#f7edd6, #2c231b)',
  '--road': 'light-dark(#fffaf0, #c2ad84)',
  '--city': 'light-dark(#e2d0a8, #7d6747)',
  '--space': 'light-dark(#f7eed9, #c4b08b)',
  '--hollow': 'light-dark(#8f7a58, #3b2f22)',
  '--hollow-ink': 'light-dark(#f3e7cc, #bda880)',
  '--pepper': 'light-dark(#3a2b20, #120d09)',
  '--on-pepper': 'light-dark(#f8ecd4, #ead9b6)',
  '--roof': 'light-dark(#9a4a2b, #a9573a)',
  '--hut': 'light-dark(#c9764f, #a9573a)',
  '--hull': 'light-dark(#b98a56, #6b4a2c)',
  '--seal': 'light-dark(#a3341f, #e0755a)',
  '--seal-ink': '#8b2613',
  '--tray': 'light-dark(#e7d6b3, #31271c)',
  '--lamp': 'light-dark(#f0ab2c, #ffc65c)',
  '--lamp-2': 'light-dark(#8a5407, #7a4d0b)',
};
