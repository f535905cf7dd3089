import { describe, expect, test } from 'vitest';
import { placeBeside, type Area } from '../src/beside';

const screen = { width: 400, height: 800 };
const note = { width: 200, height: 60 };
const around = (x: number, y: number, half = 25): Area => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});
const area = ({ left, top }: { left: number; top: number }): Area => ({ left, top, right: left + 200, bottom: top + 60 });
const apart = (one: Area, other: Area) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe('a note', () => {
  test('stands below what it speaks of', () => {
    expect(placeBeside(around(200, 300), note, screen)).toEqual({ left: 100, top: 335 });
  });

  test('stands above it where there is no room below, and never leaves the screen', () => {
    const low = placeBeside(around(20, 780), note, screen);
    expect(low).toEqual({ left: 8, top: 685 });
  });

  test('covers its thing nowhere on the screen', () => {
    for (let x = 0; x <= screen.width; x += 40)
      for (let y = 0; y <= screen.height; y += 40) {
        const thing = around(x, y);
        const put = area(placeBeside(thing, note, screen));
        expect(apart(put, thing)).toBe(true);
        expect(put.left >= 8 && put.top >= 8 && put.right <= 392 && put.bottom <= 792).toBe(true);
      }
  });

  test('keeps off an open chooser', () => {
    const chooser = { left: 90, right: 310, top: 330, bottom: 500 };
    const put = area(placeBeside(around(200, 300), note, screen, [chooser]));
    expect(apart(put, chooser)).toBe(true);
  });

  test('keeps off what may be pressed where there is room, but for no price over its thing', () => {
    const below = { left: 150, right: 250, top: 330, bottom: 500 };
    const above = area(placeBeside(around(200, 300), note, screen, [], [below]));
    expect(apart(above, below)).toBe(true);
    const everywhere = { left: 0, right: 400, top: 0, bottom: 800 };
    expect(apart(area(placeBeside(around(200, 300), note, screen, [], [everywhere])), around(200, 300))).toBe(true);
  });
});
