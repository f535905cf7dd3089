// Notes that stand beside what they speak of: whole on the screen, never over the thing itself, nor over an open chooser.

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Size = { width: number; height: number };

const GAP = 10; // between a note and its thing
const MARGIN = 8; // to the edge of the screen

const overlap = (one: Area, other: Area) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const within = (value: number, room: number) => Math.max(MARGIN, Math.min(value, room - MARGIN));

const MUST = 1000; // what must not be covered counts so much more than what would rather not be

/** Where a note of this size goes: below its thing, above, right or left, wherever it covers least of what it must not, and then
 *  of what it would rather not. */
export function placeBeside(
  thing: Area,
  note: Size,
  screen: Size,
  avoid: Area[] = [],
  rather: Area[] = [],
): { left: number; top: number } {
  const middle = {
    x: (thing.left + thing.right - note.width) / 2,
    y: (thing.top + thing.bottom - note.height) / 2,
  };
  const ways = [
    { left: middle.x, top: thing.bottom + GAP },
    { left: middle.x, top: thing.top - GAP - note.height },
    { left: thing.right + GAP, top: middle.y },
    { left: thing.left - GAP - note.width, top: middle.y },
  ].map(({ left, top }) => ({
    left: within(left, screen.width - note.width),
    top: within(top, screen.height - note.height),
  }));
  const covered = ({ left, top }: { left: number; top: number }) => {
    const area = { left, top, right: left + note.width, bottom: top + note.height };
    const sum = (those: Area[]) => those.reduce((total, one) => total + overlap(area, one), 0);
    return MUST * sum([thing, ...avoid]) + sum(rather);
  };
  return ways.reduce((best, way) => (covered(way) < covered(best) ? way : best));
}

/** The part of the screen that a thing of the board takes; a large one (a map, a road) is meant where it was pointed at. */
export function areaOf(thing: Element, point?: { x: number; y: number }): Area {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const large = 140;
  if (!point || (right - left < large && bottom - top < large)) return { left, top, right, bottom };
  return { left: point.x - 24, top: point.y - 24, right: point.x + 24, bottom: point.y + 24 };
}

const areasOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** Keep a note (position: fixed) beside an area of the screen, and off what this selector finds if there is room. */
export function beside(area: Area | null, rather = '') {
  return (note: HTMLElement) => {
    const put = () => {
      const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: note.offsetWidth, height: note.offsetHeight };
      const shown = area ?? { left: screen.width / 2, right: screen.width / 2, top: 72, bottom: 72 };
      const { left, top } = placeBeside(shown, size, screen, areasOf('.chooser'), rather ? areasOf(rather) : []);
      note.style.left = `${left}px`;
      note.style.top = `${top}px`;
    };
    put();
    const grown = new ResizeObserver(put);
    grown.observe(note);
    return () => grown.disconnect();
  };
}
