import type { Action, Event, View } from '../../generated/nuts';
import { spokenOf } from '../../lit';
import type { GameFolder } from '../../types';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { drawn } from '..';

export { Board };

type Folder = GameFolder<View, Action, Event>;

/** The first curve ends at the score. */
export const curves: Folder['curves'] = (view) => ({ nuts: view.points });

/** What a log line, or a hint, speaks of: cards in the hand, the places of seats, the bowl. */
export const things: Folder['things'] = (event) =>
  spokenOf(event, ['card', 'seat'], {
    bowl: event.event === 'cracked' || (event.event === 'hint' && event.name === 'crack'),
    leave: event.event === 'left' || (event.event === 'hint' && event.name === 'leave'),
  });

/** What the rulebook draws beside its words. */
export const pieces = {
  card: drawn(Card, { card: 9 }, '-54 -54 108 108'),
  back: drawn(Card, { card: null }, '-54 -54 108 108'),
};

/** Each name by day and by lamplight; --lamp lights what can be pressed. */
export const palette = {
  '--cloth': 'light-dark(#6f8a5f, #2f3d2c)',
  '--cloth-edge': 'light-dark(#4d6641, #1f2a1d)',
  '--cloth-ink': 'light-dark(#fdf8e8, #e9e2cc)',
  '--face': 'light-dark(#fdf7e6, #eadfc6)',
  '--face-ink': '#3a2717',
  '--face-line': '#7a5c38',
  '--back': 'light-dark(#9a4f2c, #7d3f22)',
  '--bowl': 'light-dark(#b98a54, #8a6238)',
  '--bowl-in': 'light-dark(#7d5730, #4a3119)',
  '--nut': 'light-dark(#d9a566, #c08d52)',
  '--lamp': 'light-dark(#ffc23d, #ffc65c)',
};
