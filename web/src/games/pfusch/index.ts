import type { Action, Event, View } from '../../generated/pfusch';
import { spokenOf } from '../../lit';
import type { GameFolder } from '../../types';
import Board from './Board.svelte';
import Belongings from './Belongings.svelte';
import Block from './Block.svelte';
import BoxPiece from './BoxPiece.svelte';
import { MATERIALS, TOKENS, WOOD } from './pieces';
import Token from './Token.svelte';
import { drawn } from '..';

export { beat, frames, stays } from './choreography';
export { default as Afterwards } from './Afterwards.svelte';
export { default as Break } from './Break.svelte';
export { Board, Belongings };

type Folder = GameFolder<View, Action, Event>;

export const on: Folder['on'] = ({ board }) => ({ map: board });

/** The profit as the whole table could see it: what was saved on wood shows at the end. */
export const curves: Folder['curves'] = (_, scores) => ({ profit: scores });

/** What a log line speaks of: a block, a plot, a month, a builder; of a hint also what is behind the fence. */
export const things: Folder['things'] = (event) => {
  const found = spokenOf(event, ['site']);
  if ('block' in event) found.push(`block:${'builder' in event ? event.builder : event['builder-seat']}${event.block}`);
  if (event.event === 'hint') return [...found, ...spokenOf(event, ['material', 'token']), `say:${event.name}`];
  if (event.event === 'month_began') found.push(`month:${event.month}`);
  return event.event === 'built' || event.event === 'ready' ? found : [...found, ...spokenOf(event, ['seat'])];
};

/** A block that looks like every other, and has no wood in it. */
export const bluffs: Folder['bluffs'] = (event) => event.event === 'built' && !!event.material && event.material !== 'wood';

const block = (inside: number) => drawn(Block, { wide: 54, high: 40, inside }, '-34 -48 68 52');
const token = (name: (typeof TOKENS)[number]) => drawn(Token, { token: TOKENS.indexOf(name) }, '-22 -22 44 44');
const boxPiece = (piece: 'sign' | 'site' | 'calendar' | 'probe') => drawn(BoxPiece, { piece }, '-34 -34 68 68');

/** What the rulebook draws beside its words. */
export const pieces = {
  wood: block(WOOD),
  plaster: block(MATERIALS.indexOf('plaster') + 1),
  gift: token('gift-4'),
  informer: token('informer'),
  pockets: token('pockets'),
  sign: boxPiece('sign'),
  site: boxPiece('site'),
  calendar: boxPiece('calendar'),
  probe: boxPiece('probe'),
};

/** Scaffold and plaster. */
export const palette = {
  '--sky': 'light-dark(#cfd8d2, #18213a)',
  '--sky-2': 'light-dark(#dde0d1, #39375a)',
  '--sky-3': 'light-dark(#efe4cd, #7a5148)',
  '--far': 'light-dark(#c8c3b0, #262a44)',
  '--night': 'light-dark(#ffffff00, #ffcf73)',
  '--moon': 'light-dark(#ffffff00, #f3e9cf)',
  '--glimmer': 'light-dark(#ffffff00, #ffd98a)',
  '--iron': 'light-dark(#5a5348, #1b1a20)',
  '--sun-shade': 'light-dark(#2a1c0e2e, #0000)',
  '--earth': 'light-dark(#bfa078, #4d3a2c)',
  '--chalk': 'light-dark(#7d6038, #d9cbb2)',
  '--on-earth': 'light-dark(#2a1c0e, #f3e6cd)',
  '--kerb': 'light-dark(#8d7352, #6a5840)',
  '--dug': 'light-dark(#8d6d45, #2f2519)',
  '--pole': 'light-dark(#96692f, #c99a5a)',
  '--plaster': 'light-dark(#fbf7ec, #efdfbe)',
  '--plaster-2': 'light-dark(#d9cdb6, #8f8799)',
  '--plaster-3': 'light-dark(#fffdf6, #f6e6c4)',
  '--plaster-4': 'light-dark(#efe7d6, #cdbda4)',
  '--plaster-line': 'light-dark(#7d6d55, #4d4130)',
  '--pane': 'light-dark(#8fa3a8, #59666a)',
  '--plank': 'light-dark(#d3ad78, #5d4529)',
  '--plank-2': 'light-dark(#c59c65, #4b3721)',
  '--plank-3': 'light-dark(#8a6230, #2f2213)',
  '--plank-ink': 'light-dark(#2a1806, #f6e6c8)',
  '--leaf': 'light-dark(#fbf5e6, #2f2820)',
  '--leaf-head': 'light-dark(#dccbaa, #453a2d)',
  '--leaf-ink': 'light-dark(#2a1f16, #f0e5d1)',
  '--brick': 'light-dark(#97301b, #a33c24)',
  '--glove': 'light-dark(#e3bf83, #c49a5e)',
  '--glove-line': 'light-dark(#7a5424, #4d3312)',
  '--lamp': 'light-dark(#d07f0a, #ffc65c)',
};
