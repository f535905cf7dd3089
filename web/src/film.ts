// Films: how a view changed, event by event. The house sends what looks otherwise as of each (kernel/film.py).
import type { AnyView, FilmFrame, Happening } from './types';

/** An event with the view just before it and as of it; `closes`: once all of its entry is told. */
export interface Shot {
  event: Happening;
  at: number; // its place among those of its entry
  before: AnyView;
  after: AnyView;
  closes: AnyView;
}

/** The events one by one, from a view on. */
export function shots(view: AnyView, events: Happening[], film: FilmFrame[]): Shot[] {
  const changes = new Map(film.map((one) => [`${one.n}:${one.at}`, one.changes]));
  const found: Shot[] = [];
  /** What changed with entries that told nothing, between two that did. */
  const silently = (from: number, until: number) =>
    film.filter((one) => from < one.n && one.n < until).map((one) => one.changes);
  let before: AnyView = Object.assign({}, view, ...silently(-1, events[0]?.n ?? 0));
  events.forEach((event, which) => {
    const at = events[which - 1]?.n === event.n ? found[which - 1].at + 1 : 0;
    const after = { ...before, ...changes.get(`${event.n}:${at}`) };
    const next = events[which + 1]?.n ?? Infinity;
    const untold = [changes.get(`${event.n}:${at + 1}`), ...silently(event.n, next)];
    const closes: AnyView = next === event.n ? after : Object.assign({}, after, ...untold);
    found.push({ event, at, before, after, closes });
    before = closes;
  });
  return found;
}
