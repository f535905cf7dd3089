// A game's palette as custom properties on the page around its board.
import { speed } from './settings.svelte';
import type { GameFolder } from './types';

export function painted(folder: GameFolder | null) {
  return (node: HTMLElement) => {
    for (const [name, value] of Object.entries(folder?.palette ?? {}))
      node.style.setProperty(name.startsWith('--') ? name : `--${name}`, value);
    node.style.setProperty('--speed', `${speed()}ms`);
  };
}
