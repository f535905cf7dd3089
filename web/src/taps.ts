// A tap on a board that is not at now only skips: nobody plays on a board that has just changed under the finger.
import type { Stage } from './stage.svelte';

const HELD = 350; // milliseconds: longer is pressing, which hurries
const STRAYED = 10; // pixels: whoever goes further drags

/** A tap on the card of who is acting goes to the end of what they did. */
export function strokeTaps(stage: Stage) {
  return (page: HTMLElement) => {
    const clicked = (event: MouseEvent) => {
      if (!stage.item || stage.scene || !stage.acting) return;
      if (!(event.target as Element).closest(`[data-at~="seat:${stage.acting}"]`)) return;
      event.stopPropagation();
      event.preventDefault();
      stage.skipStroke();
    };
    page.addEventListener('click', clicked, { capture: true });
    return () => page.removeEventListener('click', clicked, { capture: true });
  };
}

export function taps(stage: Stage) {
  return (board: HTMLElement) => {
    let holding: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let strayed = false;
    const down = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY };
      strayed = false;
      if (stage.behind) holding = setTimeout(() => stage.hurry(true), HELD);
    };
    const moved = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STRAYED) return;
      strayed = true;
      clearTimeout(holding);
    };
    const up = () => clearTimeout(holding);
    const clicked = (event: MouseEvent) => {
      const pressed = stage.hurried;
      stage.hurry(false);
      if (!stage.behind && stage.live) return;
      if ((event.target as Element).closest('button, a, select, summary')) return; // tools of the board, and of a scene
      event.stopPropagation();
      event.preventDefault();
      if (!pressed && !strayed && !stage.scene?.held) stage.skip();
    };
    const gone = () => {
      clearTimeout(holding);
      stage.hurry(false);
    };
    const over = new AbortController();
    const { signal } = over;
    board.addEventListener('pointerdown', down, { capture: true, signal });
    board.addEventListener('pointermove', moved, { capture: true, signal });
    board.addEventListener('pointerup', up, { capture: true, signal });
    board.addEventListener('pointercancel', gone, { capture: true, signal });
    board.addEventListener('pointerleave', gone, { signal });
    board.addEventListener('click', clicked, { capture: true, signal });
    return () => {
      gone();
      over.abort();
    };
  };
}
