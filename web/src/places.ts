// Where things are on the page, by their names: see `Place`.
import type { Place } from './types';

/** The middle and size of a thing, in the pixels of the layer that asks. */
export interface Spot {
  element: Element;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The thing of this name that can be seen; a purse that is not marked is on its seat's card. */
function thingAt(root: Element, place: Place): Element | null {
  for (const one of root.querySelectorAll(`[data-at~=${JSON.stringify(place)}]`)) {
    const { width, height } = one.getBoundingClientRect();
    if (width || height) return one;
  }
  return place.startsWith('purse:') ? thingAt(root, place.replace('purse', 'seat')) : null;
}

/** Where a place is, seen from a layer over the page; null if nothing there bears that name. */
export function placeOf(layer: Element, place: Place): Spot | null {
  const element = thingAt(layer.parentElement ?? layer, place);
  if (!element) return null;
  const origin = layer.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, x: left + width / 2 - origin.left, y: top + height / 2 - origin.top, width, height };
}

/** Whether it can be seen in what scrolls around it. */
export function inWindow({ element }: Spot): boolean {
  const board = element.closest('.board');
  if (!board) return true;
  const [thing, window] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  const over = (from: number, to: number, low: number, high: number) => from < high - 4 && to > low + 4;
  return over(thing.top, thing.bottom, window.top, window.bottom) && over(thing.left, thing.right, window.left, window.right);
}

/** What has a name there for who does not see it: the thing itself, what is in it, or what it is a part of. */
export function namedAt(layer: Element, place: Place): Element[] {
  const root = layer.parentElement ?? layer;
  return [...root.querySelectorAll(`[data-at~=${JSON.stringify(place)}]`)].flatMap((one) =>
    one.hasAttribute('aria-label')
      ? one
      : (one.querySelector('[aria-label]') ?? one.closest('[aria-label]:not([role=group])') ?? []),
  );
}

const MOVES = ['style', 'transform', 'viewBox', 'data-at', 'class', 'open', 'hidden'];

/** Look again whenever things on the page around a layer may have moved; at most once a frame. */
export function watchPlaces(layer: Element, look: () => void): () => void {
  const root = layer.parentElement!;
  let asked = 0;
  const again = () => (asked ||= requestAnimationFrame(() => ((asked = 0), look())));
  const changed = new MutationObserver((found) => {
    if (found.some((one) => !layer.contains(one.target))) again();
  });
  changed.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: MOVES });
  const resized = new ResizeObserver(again);
  resized.observe(root);
  const over = new AbortController();
  for (const event of ['scroll', 'transitionend', 'animationend', 'load'])
    root.addEventListener(event, again, { capture: true, passive: true, signal: over.signal });
  return () => {
    cancelAnimationFrame(asked);
    changed.disconnect();
    resized.disconnect();
    over.abort();
  };
}
