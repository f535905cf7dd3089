// Looking closer at a map: pinch, wheel, drag, buttons and keys. The whole map fits the frame at 1.
import type { Point } from './map';

const FAR = 6; // pixels a pointer may tremble before it drags

export class Zoom {
  width = $state(800); // of the frame, in pixels
  height = $state(570);
  zoom = $state(1);
  finger = false; // the last pointer was a finger
  dragged = false; // and what it did was no click
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  private pointers = new Map<number, Point>();
  private started: Point = { x: 0, y: 0 };
  private moving = 0;

  constructor(
    private map: () => { width: number; height: number },
    private speed: () => number,
  ) {
    this.middle = { x: map().width / 2, y: map().height / 2 };
  }

  fit = $derived.by(() => Math.min(this.width / this.map().width, this.height / this.map().height) || 0.5);
  /** Where a spot is in the frame while all of the map is shown. */
  fitted = ({ x, y }: Point): Point => ({
    x: this.width / 2 + (x - this.map().width / 2) * this.fit,
    y: this.height / 2 + (y - this.map().height / 2) * this.fit,
  });
  most = $derived.by(() => Math.max(2.5, 1.5 / this.fit));
  scale = $derived.by(() => this.fit * this.zoom);
  box = $derived.by(() => {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    const kept = (at: number, seen: number, whole: number) =>
      seen >= whole ? (whole - seen) / 2 : Math.max(0, Math.min(whole - seen, at - seen / 2));
    return {
      x: kept(this.middle.x, width, this.map().width),
      y: kept(this.middle.y, height, this.map().height),
      width,
      height,
    };
  });

  /** Closer or further, keeping what lies at a spot of the frame where it is. */
  by(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { x, y } = this.onMap(at);
    this.zoom = Math.max(1, Math.min(this.most, this.zoom * factor));
    this.middle = { x: x + (this.width / 2 - at.x) / this.scale, y: y + (this.height / 2 - at.y) / this.scale };
    this.settle();
  }

  pan(right: number, down: number): void {
    this.middle = { x: this.middle.x + right / this.scale, y: this.middle.y + down / this.scale };
    this.settle();
  }

  /** With a little time to follow it. */
  to(zoom: number, middle: Point = this.middle): void {
    cancelAnimationFrame(this.moving);
    const [from, start, begun, lasts] = [this.zoom, this.middle, performance.now(), this.speed() / 2];
    const target = Math.max(1, Math.min(this.most, zoom));
    const step = (now: number) => {
      const part = lasts ? Math.min(1, (now - begun) / lasts) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.zoom = from * (target / from) ** eased;
      this.middle = { x: start.x + (middle.x - start.x) * eased, y: start.y + (middle.y - start.y) * eased };
      if (part < 1) this.moving = requestAnimationFrame(step);
      else this.settle();
    };
    step(begun);
  }

  /** These spots, with some land around them; again when the frame changes. */
  frame(spots: Point[]): void {
    if (!spots.length) return;
    const span = (all: number[]) => [Math.min(...all) - 90, Math.max(...all) + 90];
    const [[left, right], [top, low]] = [span(spots.map(({ x }) => x)), span(spots.map(({ y }) => y))];
    const zoom = Math.min(this.width / (right - left), this.height / (low - top)) / this.fit;
    this.zoom = Math.max(1, Math.min(this.most, zoom));
    this.middle = { x: (left + right) / 2, y: (top + low) / 2 };
  }

  /** Bring a spot of the map into sight. */
  show({ x, y }: Point): void {
    const { x: left, y: top, width, height } = this.box;
    const edge = 30 / this.scale;
    if (x < left + edge || x > left + width - edge || y < top + edge || y > top + height - edge) this.to(this.zoom, { x, y });
  }

  onFrame = ({ x, y }: Point): Point => ({ x: (x - this.box.x) * this.scale, y: (y - this.box.y) * this.scale });
  onMap = ({ x, y }: Point): Point => ({ x: this.box.x + x / this.scale, y: this.box.y + y / this.scale });

  private settle(): void {
    const { x, y, width, height } = this.box;
    this.middle = { x: x + width / 2, y: y + height / 2 };
  }

  // ---- hands ----

  private spot(event: MouseEvent): Point {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  down = (event: PointerEvent): void => {
    this.finger = event.pointerType === 'touch';
    if (this.pointers.size === 0) {
      this.dragged = false;
      this.started = this.spot(event);
    }
    this.pointers.set(event.pointerId, this.spot(event));
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.spot(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.dragged = true;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.pan((before.x - now.x) / 2, (before.y - now.y) / 2);
      this.by(
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)),
        middle,
      );
    } else if (this.zoom > 1) {
      if (!this.dragged && Math.hypot(now.x - this.started.x, now.y - this.started.y) < FAR) return;
      if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.dragged = true;
      this.pan(before.x - now.x, before.y - now.y);
    }
    this.pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => void this.pointers.delete(event.pointerId);

  /** At either end of the range the page scrolls as usual. */
  wheel = (event: WheelEvent): void => {
    const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : event.ctrlKey ? 0.01 : 0.0018));
    if (factor < 1 ? this.zoom <= 1 : this.zoom >= this.most) return;
    event.preventDefault();
    this.by(factor, this.spot(event));
  };

  /** + − 0, and arrows; true if the key was for the map. */
  key(key: string): boolean {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (key === '+' || key === '=') this.to(this.zoom * 1.5);
    else if (key === '-') this.to(this.zoom / 1.5);
    else if (key === '0') this.to(1);
    else if (step && this.zoom > 1) this.pan(step[0] * 60, step[1] * 60);
    else return false;
    return true;
  }
}
