// How pieces move on every board.
import { cubicOut } from 'svelte/easing';

interface Point {
  x: number;
  y: number;
}

/** In from another place, appearing on the way. */
export const glide = (
  _: Element,
  { to, from, duration, scale = 1 }: { to: Point; from: Point; duration: number; scale?: number },
) => ({
  duration,
  easing: cubicOut,
  css: (t: number, u: number) =>
    `transform: translate(${to.x * t + from.x * u}px, ${to.y * t + from.y * u}px) scale(${scale}); opacity: ${Math.min(1, t * 2)}`,
});
