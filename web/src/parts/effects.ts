// What happens to a thing where it stands. The thing itself moves by an added transform, so that its own stays as it is.
import { reduced } from '../settings.svelte';
import type { Effect } from '../types';

type Keyframes = { transform: string }[];

/** A transform about the middle of a thing, in its own coordinates. */
function about(thing: Element, transform: string): string {
  if (!('getBBox' in thing)) return transform;
  const { x, y, width, height } = (thing as SVGGraphicsElement).getBBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return `translate(${cx}px, ${cy}px) ${transform} translate(${-cx}px, ${-cy}px)`;
}

function motion(kind: Effect['kind'], thing: Element): Keyframes | null {
  const shaken = (by: number) => [0, -by, by, -by, by, 0].map((x) => ({ transform: about(thing, `translateX(${x}px)`) }));
  if (kind === 'turn') return [1, 0.02, 1].map((x) => ({ transform: about(thing, `scale(${x}, 1)`) }));
  if (kind === 'shake') return shaken(3);
  if (kind === 'drill') return [...shaken(1.5), ...shaken(1.5), ...shaken(1.5)];
  if (kind === 'crumble')
    return [
      { transform: about(thing, 'translate(0px, 0px)') },
      { transform: about(thing, 'translate(2px, 6px) rotate(2deg)') },
      { transform: about(thing, 'translate(-2px, 24px) rotate(-3deg) scale(1, 0.5)') },
    ];
  return null;
}

/** Play an effect on a thing, with `over` laid upon it, for so many milliseconds. */
export function play(kind: Effect['kind'], thing: Element, over: HTMLElement, ms: number): () => void {
  if (reduced()) return () => {};
  const keyframes = motion(kind, thing);
  const faded = kind === 'crumble' ? thing.animate([{ opacity: 1 }, { opacity: 0.9 }, { opacity: 0 }], { duration: ms }) : null;
  const moved = keyframes && thing.animate(keyframes, { duration: ms, composite: 'add', easing: 'ease-in-out' });
  const entering = kind === 'stamp' || kind === 'seal' ? [{ scale: 1.6 }, { scale: 1 }] : [{ scale: 0.8 }, { scale: 1 }];
  const laid = over.animate(
    [{ opacity: 0, ...entering[0] }, { opacity: 1, ...entering[1], offset: 0.25 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
    { duration: ms, fill: 'both' },
  );
  return () => {
    moved?.cancel();
    faded?.cancel();
    laid.cancel();
  };
}
