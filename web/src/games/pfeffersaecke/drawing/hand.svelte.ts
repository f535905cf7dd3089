// The hand that draws a map: which tool it holds, and what a press, a drag and a key do with it. A mouse, a finger and the keyboard's
// cursor press the same way.
import type { BoardDocument, Spot } from '../../../editor/document.svelte';
import { keyOf } from '../../../keys';
import { reach, type Point } from '../map';
import * as steps from './steps';
import type { MapData, PlaceKind, Proposed } from './steps';

export const TOOLS = ['select', 'region', 'brush', 'city', 'village', 'route', 'two'] as const;
export type MapTool = (typeof TOOLS)[number];
export type Listed = PlaceKind | 'regions';

/** What a tool adds. */
const ADDS: Partial<Record<MapTool, Listed>> = { city: 'cities', village: 'villages', region: 'regions', brush: 'regions' };
const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STRIDE = 5; // times a nudge
/** Whether it is a handle of a region, not the region. */
const isHandle = (spot: Spot) => spot[2] === 'corner' || spot[2] === 'label';
const reachOf = (value?: number) => reach({ value });
const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

export class MapHand {
  tool = $state<MapTool>('select');
  cursor = $state.raw<Point>({ x: 0, y: 0 });
  keyed = $state(false); // the keyboard is used: its cursor is shown
  corners = $state.raw<Point[]>([]); // of an outline that is being drawn
  start = $state<string | null>(null); // where a route begins
  path = $state.raw<Point[]>([]); // of a stroke
  radius = $state(45);
  sea = $state(false); // the brush takes land away
  snaps = $state(true);
  next = $state<Partial<Record<Listed, string>>>({}); // what of the box is put down next, if somebody chose
  private held: { spot: Spot; off: Point } | null = null;
  private typed = '';

  constructor(
    readonly doc: BoardDocument<MapData>,
    readonly box: MapData, // what the box contains: names and values
    private readonly near: () => number, // how far a finger may be off, on the map
  ) {
    this.cursor = { x: doc.data.size[0] / 2, y: doc.data.size[1] / 2 };
  }

  get map(): MapData {
    return this.doc.data;
  }
  get adds(): Listed | undefined {
    return ADDS[this.tool];
  }
  /** The region that is selected, also by a part of it. */
  get region(): string | null {
    const [kind, id] = this.doc.selected ?? [];
    return kind === 'regions' && steps.regionIn(this.map, id) ? id : null;
  }

  take(tool: MapTool): void {
    this.cancel();
    this.tool = tool;
  }

  /** What of the box is not on the map yet. */
  left(kind: Listed): Proposed[] {
    const there = new Set(this.map[kind].map(({ id }) => id));
    return (this.box[kind] as Proposed[]).filter(({ id }) => !there.has(id));
  }

  proposed(kind: Listed): Proposed {
    const left = this.left(kind);
    const word = { cities: 'city', villages: 'village', regions: 'region' }[kind];
    const names = Object.fromEntries(Object.keys(this.map.title).map((language) => [language, word]));
    return left.find(({ id }) => id === this.next[kind]) ?? left[0] ?? { id: word, names };
  }

  // ---- a press where a thing is taken hold of at once ----

  /** Whether something is in the hand now. `free`: nothing snaps. */
  down(at: Point): boolean {
    this.keyed = false;
    this.cursor = at;
    if (this.tool === 'brush') {
      this.path = [at];
      return true;
    }
    if (this.tool !== 'select') return false;
    const spot = this.handleAt(at) ?? steps.under(this.map, at, this.near(), reachOf);
    this.select(spot);
    const from = spot && this.spotAt(spot);
    this.held =
      from && spot[0] !== 'routes' && (spot[0] !== 'regions' || isHandle(spot)) ? { spot, off: minus(from, at) } : null;
    return !!this.held;
  }

  drag(at: Point, free: boolean): void {
    this.cursor = at;
    if (this.path.length) {
      if (away(this.path.at(-1)!, at) > this.radius / 5) this.path = [...this.path, at];
    } else if (this.held) this.move(this.held.spot, plus(at, this.held.off), free);
  }

  up(): void {
    if (this.path.length) this.paint();
    this.held = null;
    this.doc.settle();
  }

  /** A press and nothing else. */
  click(at: Point, free: boolean): void {
    this.cursor = at;
    const spot = steps.under(this.map, at, this.near(), reachOf);
    const place = spot && (spot[0] === 'cities' || spot[0] === 'villages') ? spot : null;
    if (this.tool === 'city' || this.tool === 'village') {
      if (place) this.select(place);
      else this.add(this.tool === 'city' ? 'cities' : 'villages', this.snapped(at, free, false));
    } else if (this.tool === 'route') this.join(place?.[1] ?? null, spot);
    else if (this.tool === 'two' && place) {
      this.select(place);
      this.doc.change('change', steps.toggleForTwo(this.map, place[1]));
    } else if (this.tool === 'region') this.corner(this.snapped(at, free, true));
  }

  // ---- what is done ----

  snapped(at: Point, free: boolean, corners: boolean): Point {
    return free || !this.snaps ? at : steps.snap(this.map, at, this.near() * 1.2, corners);
  }

  select(spot: Spot | null): void {
    this.typed = '';
    this.doc.select(spot);
  }

  private add(kind: PlaceKind, at: Point): void {
    const [map, spot] = steps.addPlace(this.map, kind, at, this.proposed(kind));
    this.doc.change('add', map);
    this.select(spot);
  }

  private join(place: string | null, spot: Spot | null): void {
    if (!place || !this.start || this.start === place) {
      this.start = this.start === place ? null : place;
      return this.select(spot);
    }
    const [map, route] = steps.addRoute(this.map, this.start, place, steps.guessToll(this.map, this.start, place));
    this.start = null;
    this.doc.change('add', map);
    this.select(route);
  }

  /** The next corner of an outline; the first one again closes it. */
  private corner(at: Point): void {
    if (this.corners.length > 2 && away(at, this.corners[0]) < this.near() * 1.4) this.close();
    else if (!this.corners.length || away(at, this.corners.at(-1)!) > 1) this.corners = [...this.corners, at];
  }

  close(): void {
    if (this.corners.length < 3) return;
    const [map, spot] = steps.addRegion(this.map, this.proposed('regions'), this.corners);
    this.corners = [];
    this.doc.change('add', map);
    this.select(spot);
  }

  private paint(): void {
    const [path, region] = [this.path, this.region];
    this.path = [];
    if (this.sea) return this.doc.change('paint', steps.brush(this.map, null, path, this.radius));
    if (region) return this.doc.change('paint', steps.brush(this.map, region, path, this.radius));
    const [map, spot] = steps.brushNew(this.map, this.proposed('regions'), path, this.radius);
    this.doc.change('paint', map);
    this.select(spot);
  }

  /** A handle of the selected region: a corner, the middle of an edge (which becomes a corner), its name. */
  private handleAt(at: Point): Spot | null {
    const region = this.region && steps.regionIn(this.map, this.region);
    if (!region) return null;
    const near = (one: readonly number[]) => away(steps.point(one), at);
    const corner = region.outline.map((one, index) => ({ index, far: near(one) })).sort((a, b) => a.far - b.far)[0];
    if (corner && corner.far < this.near()) return ['regions', region.id, 'corner', String(corner.index)];
    if (near(region.label) < this.near() * 2) return ['regions', region.id, 'label'];
    const edge = this.middles.find(({ spot }) => away(spot, at) < this.near());
    if (!edge) return null;
    this.doc.change('add', steps.insertCorner(this.map, region.id, edge.after, edge.spot));
    return ['regions', region.id, 'corner', String(edge.after + 1)];
  }

  /** The middles of the edges that are long enough for another corner. */
  get middles(): { after: number; spot: Point }[] {
    const outline = (this.region && steps.regionIn(this.map, this.region)?.outline.map(steps.point)) || [];
    return outline.flatMap((one, after) => {
      const other = outline[(after + 1) % outline.length];
      const spot = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      return away(one, other) > this.near() * 3.5 ? [{ after, spot }] : [];
    });
  }

  spotAt([kind, id, part, corner]: Spot): Point | null {
    const at = part === 'corner' ? steps.regionIn(this.map, id)?.outline[Number(corner)] : undefined;
    return at ? steps.point(at) : steps.whereIs(this.map, [kind, id]);
  }

  private move(spot: Spot, to: Point, free: boolean): void {
    const [kind, id, part, corner] = spot;
    const [width, height] = this.map.size;
    const kept = { x: Math.max(0, Math.min(width, to.x)), y: Math.max(0, Math.min(height, to.y)) };
    const loose = free || !this.snaps;
    const at = loose
      ? kept
      : steps.snap(this.map, kept, this.near(), part === 'corner', { region: id, corner: Number(corner) });
    const map =
      kind === 'regions' && part === 'corner'
        ? steps.moveCorner(this.map, id, Number(corner), at)
        : part === 'label'
          ? steps.changeRegion(this.map, id, { label: [Math.round(at.x), Math.round(at.y)] })
          : steps.movePlace(this.map, id, at);
    this.doc.change('move', map, spot.join('/'));
  }

  remove(): void {
    if (this.corners.length) this.corners = this.corners.slice(0, -1);
    else if (this.doc.selected) {
      this.doc.change('remove', steps.remove(this.map, this.doc.selected));
      this.select(isHandle(this.doc.selected) ? this.doc.selected.slice(0, 2) : null);
    }
  }

  cancel(): void {
    if (this.corners.length || this.path.length || this.start) [this.corners, this.path, this.start] = [[], [], null];
    else this.select(null);
    this.held = null;
  }

  // ---- the keyboard ----

  /** All things in the order one meets them: by their kind, then as they were put down. */
  walk(by: 1 | -1): void {
    const { cities, villages, regions, routes } = this.map;
    const all: Spot[] = [
      ...cities.map(({ id }) => ['cities', id]),
      ...villages.map(({ id }) => ['villages', id]),
      ...routes.map((route) => ['routes', steps.routeId(route)]),
      ...regions.map(({ id }) => ['regions', id]),
    ];
    if (!all.length) return;
    const now = all.findIndex((spot) => spot.join('/') === this.doc.selected?.slice(0, 2).join('/'));
    const spot = all[(now + by + all.length) % all.length] ?? all[0];
    this.typed = '';
    this.doc.lead(spot);
    this.cursor = this.spotAt(spot) ?? this.cursor;
    this.keyed = true;
  }

  /** Whether the key was for the sheet. */
  key(event: KeyboardEvent): boolean {
    const key = keyOf(event, 'map');
    const nudge = STEPS[event.key];
    if (nudge && !event.ctrlKey && !event.metaKey) this.nudge(nudge, event.shiftKey, event.altKey);
    else if (event.key === 'Escape') this.cancel();
    else if (/^[0-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) return this.figure(event.key);
    else if (key === 'act') this.act();
    else if (key && (TOOLS as readonly string[]).includes(key)) this.take(key as MapTool);
    else return false;
    return true;
  }

  private nudge([right, down]: [number, number], far: boolean, fine: boolean): void {
    const step = (fine ? 1 : steps.GRID) * (far ? STRIDE : 1);
    const by = { x: right * step, y: down * step };
    const spot = this.doc.selected;
    const from = spot && this.spotAt(spot);
    const movable = spot && (spot[0] === 'cities' || spot[0] === 'villages' || isHandle(spot));
    this.keyed = true;
    if (this.tool === 'select' && from && movable) {
      this.move(spot, plus(from, by), true);
      this.cursor = this.spotAt(spot)!;
    } else {
      const [width, height] = this.map.size;
      const { x, y } = plus(this.cursor, { x: by.x * 2, y: by.y * 2 });
      this.cursor = { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) };
    }
  }

  /** Enter: a press under the cursor. An outline is closed by it where it has stood still. */
  private act(): void {
    this.keyed = true;
    if (this.tool === 'select') {
      const found = this.handleAt(this.cursor) ?? steps.under(this.map, this.cursor, this.near(), reachOf);
      this.select(found);
    } else if (this.tool === 'brush') {
      this.path = [this.cursor];
      this.paint();
    } else if (this.tool === 'region' && this.corners.length > 2 && away(this.cursor, this.corners.at(-1)!) < 1) this.close();
    else this.click(this.cursor, false);
  }

  /** Digits are the toll of the route, or the value of the city, that is selected. */
  private figure(digit: string): boolean {
    const [kind, id] = this.doc.selected ?? [];
    if (kind === 'cities' && Number(digit) > 1 && Number(digit) < 9)
      this.doc.change('change', steps.changePlace(this.map, id, { value: Number(digit) }));
    else if (kind === 'routes') {
      this.typed = Number(this.typed + digit) > 99 ? digit : String(Number(this.typed + digit));
      if (Number(this.typed)) this.doc.change('change', steps.setToll(this.map, id, Number(this.typed)), `toll/${id}`);
    } else return false;
    return true;
  }
}

const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
