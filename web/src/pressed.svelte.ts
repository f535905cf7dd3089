// What was pressed last, by pointer or keys, so that a note about it can stand beside it.
import { areaOf, type Area } from './beside';

export class Pressed {
  area = $state.raw<Area | null>(null);

  /** `again`: something else is pressed; whatever was said about the last thing has been read. */
  constructor(private readonly again: () => void) {}

  /** For the part of a page whose things are pressed. */
  listen = (part: HTMLElement) => {
    const pressed = (event: PointerEvent) => this.press(event.target as Element, { x: event.clientX, y: event.clientY });
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') this.press(event.target as Element);
    };
    part.addEventListener('pointerdown', pressed, true);
    part.addEventListener('keydown', typed, true);
    return () => {
      part.removeEventListener('pointerdown', pressed, true);
      part.removeEventListener('keydown', typed, true);
    };
  };

  private press(thing: Element, point?: { x: number; y: number }): void {
    if (thing.closest('.callout')) return;
    this.again();
    this.area = areaOf(thing.closest('[role], button, input, g') ?? thing, point);
  }
}
