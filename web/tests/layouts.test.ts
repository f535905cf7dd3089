import { describe, expect, test } from 'vitest';
import { cells, chartOf, handOf, layout, onRoad, reach, spaceAt, type Point } from '../src/games/pfeffersaecke/map';
import { postsOf } from '../src/games/pfeffersaecke/posts';
import { ALONE, IN_PAGE, upright } from '../src/games/pfeffersaecke/upright';
import { Zoom } from '../src/games/pfeffersaecke/zoom.svelte';
import type { View as PfefferView } from '../src/generated/pfeffersaecke';
import { board as mapData } from '../src/generated/pfeffersaecke';
import { board, box } from '../src/generated/pfusch';
import { box as riverBox } from '../src/generated/weinhaendler';
import type { View as RiverView } from '../src/generated/weinhaendler';
import { layOut } from '../src/games/pfusch/pieces';
import { layout as river, waitingAt } from '../src/games/weinhaendler/layout';
import { laidAt, layTable, stacks } from '../src/games/weinhaendler/tabletop';
import { coalSum, PASSENGERS, riverOf } from '../src/games/weinhaendler/river';

const globe = chartOf(mapData);
const { width: WIDTH, height: HEIGHT, places: PLACES, cities: CITIES, villages: VILLAGES, routes: ROUTES, ways: WAYS } = globe;
const loire = riverOf(riverBox);
const { towns: TOWNS, cargoes: CARGOES, nantes: NANTES } = loire;

const named = (_: 'place' | 'region', id: string) => id;

describe('the map', () => {
  test('near, every place has its name and every route its toll, inside the frame', () => {
    const { names, tolls } = layout(globe, 1, named);
    expect(names.map((word) => word.id).sort()).toEqual(PLACES.map((place) => place.id).sort());
    expect(tolls).toHaveLength(ROUTES.length);
    for (const word of [...names, ...tolls]) {
      expect(word.x).toBeGreaterThan(0);
      expect(word.x).toBeLessThan(WIDTH);
      expect(word.y).toBeGreaterThan(0);
      expect(word.y).toBeLessThan(HEIGHT);
    }
  });

  test('near, no two names lie on each other', () => {
    const { names } = layout(globe, 1, named);
    const boxes = names.map(({ x, y, size, text, anchor }) => {
      const width = text.length * size * 0.5;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { left, right: left + width, top: y - size * 0.7, bottom: y };
    });
    const meet = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    );
    expect(meet).toEqual([]);
  });

  test('far, only cities are named, and only those that find room', () => {
    const { names } = layout(globe, 0.3, named);
    const cities = new Set(CITIES.map((city) => city.id));
    expect(names.length).toBeGreaterThan(5);
    expect(names.every((word) => cities.has(word.id))).toBe(true);
    expect(names.some((word) => VILLAGES.some((village) => village.id === word.id))).toBe(false);
  });

  test('a route is a way in both directions; the first space lies under the arrow', () => {
    expect(WAYS.size).toBe(2 * ROUTES.length);
    const { x, y } = spaceAt(4, 0);
    expect(x).toBeCloseTo(0);
    expect(y).toBeLessThan(0);
    expect(handOf([0, 2, 1])).toEqual([3, 3, 4]);
  });

  test('a finger means what it is nearest to', () => {
    const [left, right] = cells([
      { x: 0, y: 0, r: 10 },
      { x: 8, y: 0, r: 10 },
    ]).map((points) => points.split(' ').map((point) => Number(point.split(',')[0])));
    expect(Math.max(...left)).toBeCloseTo(4);
    expect(Math.min(...right)).toBeCloseTo(4);
    expect(Math.min(...left)).toBeCloseTo(-10);
  });
});

describe.each([IN_PAGE, ALONE])('the map upright, %i pixels high', (high) => {
  const chart = upright(globe, high);
  const UNITS = chart.height / high;
  const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const at = (id: string) => chart.at.get(id)!;
  const roads = ROUTES.map(({ id, one, other }) => ({
    id,
    ends: [one, other],
    steps: Array.from({ length: 17 }, (_, step) => onRoad(chart, one, other, step / 16)),
  }));

  test('a finger can mean each place, and none is off the map', () => {
    for (const [index, one] of PLACES.entries()) {
      for (const other of PLACES.slice(index + 1)) expect(far(at(one.id), at(other.id)) / UNITS).toBeGreaterThanOrEqual(44);
      expect(at(one.id).x).toBeGreaterThan(0);
      expect(at(one.id).x).toBeLessThan(chart.width);
      expect(at(one.id).y).toBeLessThan(chart.height);
    }
  });

  test('no road crosses another, and none runs into a third place', () => {
    const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const cross = (a: Point, b: Point, c: Point, d: Point) =>
      turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    const crossings = roads.flatMap((one, index) =>
      roads
        .slice(index + 1)
        .filter((other) => !one.ends.some((end) => other.ends.includes(end)))
        .filter((other) =>
          one.steps
            .slice(1)
            .some((to, step) => other.steps.slice(1).some((end, start) => cross(one.steps[step], to, other.steps[start], end))),
        )
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(crossings).toEqual([]);
    const bumps = roads.flatMap(({ id, ends, steps }) =>
      PLACES.filter((place) => !ends.includes(place.id) && steps.some((step) => far(step, at(place.id)) < reach(place))).map(
        (place) => `${id} ${place.id}`,
      ),
    );
    expect(bumps).toEqual([]);
  });

  test('every place lies in its region', () => {
    const inside = ({ x, y }: Point, outline: Point[]) =>
      outline.reduce((within, one, index) => {
        const before = outline.at(index - 1)!;
        const passed = one.y > y !== before.y > y && x < ((before.x - one.x) * (y - one.y)) / (before.y - one.y) + one.x;
        return passed ? !within : within;
      }, false);
    const strays = PLACES.filter(({ id, region }) => !inside(at(id), chart.regions.find((one) => one.id === region)!.outline));
    expect(strays.map(({ id }) => id)).toEqual([]);
  });
});

describe('looking closer', () => {
  const zoomed = () => {
    const zoom = new Zoom(
      () => ({ width: 1000, height: 500 }),
      () => 0,
    );
    [zoom.width, zoom.height] = [500, 250];
    return zoom;
  };

  test('keeps the spot under the pointer where it is', () => {
    const zoom = zoomed();
    const at = { x: 200, y: 100 };
    const before = zoom.onMap(at);
    zoom.by(2, at);
    expect(zoom.scale).toBeCloseTo(1);
    expect(zoom.onMap(at).x).toBeCloseTo(before.x);
    expect(zoom.onMap(at).y).toBeCloseTo(before.y);
    expect(zoom.onFrame(zoom.onMap(at))).toEqual(at);
  });

  test('never leaves the map, and goes neither further than the whole nor closer than allowed', () => {
    const zoom = zoomed();
    zoom.by(0.1);
    expect(zoom.zoom).toBe(1);
    zoom.by(100);
    expect(zoom.zoom).toBe(zoom.most);
    zoom.pan(-10_000, 10_000);
    expect(zoom.box.x).toBe(0);
    expect(zoom.box.y + zoom.box.height).toBeCloseTo(500);
  });

  test('brings a spot out of sight into sight, and leaves one in sight alone', () => {
    const zoom = zoomed();
    zoom.to(2, { x: 250, y: 125 });
    const before = zoom.box;
    zoom.show({ x: 250, y: 125 });
    expect(zoom.box).toEqual(before);
    zoom.show({ x: 900, y: 400 });
    expect(zoom.box.x + zoom.box.width).toBeGreaterThan(900);
  });
});

describe('the town', () => {
  const sites = board.districts.flatMap(({ sites }) => [...sites, ...Array<number>(box.most_sites - sites.length).fill(0)]);

  test.each([400, 800, 1200])('at %i pixels every plot has its place and its district its name', (pixels) => {
    const town = layOut(board, sites, pixels);
    expect(town.plots.size).toBe(sites.filter(Boolean).length);
    expect(town.panels.every((panel) => panel.names !== null)).toBe(true);
    for (const plot of town.plots.values()) {
      expect(plot.x).toBeGreaterThan(0);
      expect(plot.x).toBeLessThan(town.width);
      expect(plot.ground).toBeLessThan(town.height);
    }
  });

  test('the blocks are as high as fills what is there, but never too low to be seen', () => {
    const town = layOut(board, sites, 1024, 480);
    expect((town.height * 1024) / town.width).toBeCloseTo(480 - (8 * 1024) / town.width, 0);
    expect(layOut(board, sites, 1024, 100).block).toBe(13);
    expect(layOut(board, sites, 390).columns).toBe(1);
  });

  test('a wide district stands in several parts, and high buildings stay on the screen', () => {
    const wide = Array.from({ length: 5 * 14 }, (_, at) => (at < 14 ? 2 : at % 14 < 3 ? 12 : 0));
    for (const pixels of [390, 1200]) {
      const town = layOut(board, wide, pixels);
      expect(town.panels.map(({ id }) => id)).toEqual(['a0', 'a1', 'b0', 'c0', 'd0', 'e0']);
      expect([...town.plots.values()].map(({ name }) => name).slice(12, 16)).toEqual(['a13', 'a14', 'b1', 'b2']);
      for (const { wide: room } of town.plots.values()) expect(room).toBeGreaterThan(20);
      expect(12 * town.block).toBeLessThan(300);
    }
  });

  test('districts of another town have their own names, and something behind them', () => {
    const name = { fr: 'Ici', en: 'Here', de: 'Hier' };
    const other = { ...board, districts: board.districts.map((one) => ({ ...one, id: `${one.id}-2`, name })) };
    const { panels } = layOut(other, sites, 1200);
    expect(panels.every((panel) => panel.names === name && !!panel.behind)).toBe(true);
  });
});

describe('the river', () => {
  test.each([true, false])('runs from the first town to the last (upright: %s)', (upright) => {
    const on = river(NANTES, upright, 50);
    const along = TOWNS.map((_, town) => on.from(town));
    expect(along).toEqual(along.toSorted((one, other) => one - other));
    expect(on.end).toBe(on.from(NANTES) + on.long(NANTES));
    const across = (at: { x: number; y: number }) => (upright ? at.x : at.y);
    expect(across(on.pier(NANTES))).toBeLessThan(across(on.pier(NANTES + 1)));
  });

  test.each([true, false])('six boats midstream do not lie on each other (upright: %s)', (upright) => {
    const on = river(NANTES, upright, 50);
    for (const town of [0, 3, NANTES]) {
      const boats = Array.from({ length: 6 }, (_, at) => on.stream(town, at, 6));
      for (const [at, one] of boats.entries())
        for (const other of boats.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(34 * one.scale!);
    }
  });

  test('what waits at a town stands on its quay in rows away from the water, inside the map', () => {
    const on = river(NANTES, false, 50, 315);
    const { passengers, barrels, quay } = waitingAt(on, 2, 3, 2);
    expect([passengers.length, barrels.length]).toEqual([3, 2]);
    expect(passengers[0].x).toBeLessThan(passengers[1].x);
    expect(Math.sign(passengers[2].y - passengers[1].y)).toBe(on.side(2));
    expect(barrels[0].x).toBeLessThan(barrels[1].x);
    for (const { x, y } of [...passengers, ...barrels]) {
      expect(x).toBeGreaterThan(quay.x);
      expect(y).toBeGreaterThan(quay.y);
      expect(y).toBeLessThan(quay.y + quay.height);
    }
    for (const town of TOWNS.keys()) {
      const { y, height } = waitingAt(on, town, 2, 2).quay;
      expect(y).toBeGreaterThan(on.top - 4);
      expect(y + height).toBeLessThan(on.bottom + 4);
    }
  });

  test.each([5, 6, 11, 16])('of %s towns has room for each of them on its bank', (many) => {
    for (const upright of [true, false]) {
      const on = river(many - 1, upright, 50);
      expect(on.towns.length).toBe(many);
      expect(on.end).toBeLessThan(upright ? 50 + 46 * (many + 1) + 20 : 1000);
      for (const town of on.towns.slice(2)) {
        expect(on.side(town)).toBe(on.side(town - 2));
        expect(on.from(town) - on.from(town - 2)).toBeGreaterThan(90);
      }
      const { passengers, barrels } = waitingAt(on, 1, 3, 9);
      const spots = [...passengers, ...barrels].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
      expect(new Set(spots).size).toBe(12);
    }
  });

  test('cargo is numbered as in the view, and coal is worth what the box says', () => {
    expect(CARGOES.filter((one) => one.barrel).every((one) => one.to === NANTES)).toBe(true);
    expect(CARGOES.slice(0, PASSENGERS).every((one) => one.fare > 0 && one.from !== one.to)).toBe(true);
    expect(new Set(CARGOES.map((one) => one.word)).size).toBe(CARGOES.length);
    expect(coalSum([1, 1, 2])).toBe(9);
  });
});

describe('another map', () => {
  const [wide] = mapData.size;
  const turned = <P extends { at: number[] }>({ at: [x, y], ...place }: P) => ({ ...place, at: [wide - x, y] });
  const mirrored = { ...mapData, cities: mapData.cities.map(turned), villages: mapData.villages.map(turned) };

  test.each([
    ['by the globe', (data: typeof mapData) => chartOf(data)],
    ['upright', (data: typeof mapData) => upright(chartOf(data), IN_PAGE)],
  ])('%s no place lies under the counter, the ship or the rose', (_, draw) => {
    for (const { places, at, counter, ship, rose } of [mapData, mirrored as typeof mapData].map(draw))
      for (const place of places) {
        const { x, y } = at.get(place.id)!;
        expect(Math.abs(x - counter.x) > 100 * counter.size || Math.abs(y - counter.y - 62) > 120 * counter.size).toBe(true);
        for (const one of [ship, rose]) expect(Math.hypot(x - one.x, y - one.y)).toBeGreaterThan(40);
      }
  });

  const all = [...mapData.cities, ...mapData.villages];
  const renamed = <P extends { id: string }>(place: P) => ({
    ...place,
    names: all[(all.findIndex(({ id }) => id === place.id) + 42) % all.length].names, // some find room only if others move
  });
  const otherNames = { ...mapData, cities: mapData.cities.map(renamed), villages: mapData.villages.map(renamed) };

  test.each(['fr', 'en', 'de'] as const)('upright no name lies over another (%s)', (language) => {
    for (const data of [mapData, mirrored, otherNames] as (typeof mapData)[])
      for (const high of [IN_PAGE, ALONE]) {
        const chart = upright(chartOf(data), high);
        const called = new Map([...data.cities, ...data.villages].map(({ id, names }) => [id, names[language]]));
        const { names } = layout(chart, 1 / 3, (kind, id) => (kind === 'place' ? called.get(id)! : id));
        expect(names.length).toBe(chart.places.length);
        for (const [at, { box: one }] of names.entries())
          for (const { box: other } of names.slice(at + 1))
            expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(
              false,
            );
      }
  });
});

describe('posts on the map', () => {
  const nobody = {
    city: [],
    spaces: CITIES.map((city) => Array<number>(city.value).fill(0)),
    centre: [],
    village: VILLAGES.map(() => 0),
  };

  test('a post keeps its id when it goes from the centre to a space', () => {
    const waiting = postsOf({ ...nobody, turn: 2, centre: [0] } as unknown as PfefferView, globe);
    const spaces = nobody.spaces.map((row, city) => row.map((_, space) => (city + space ? 0 : 3)));
    const placed = postsOf({ ...nobody, turn: 2, spaces } as unknown as PfefferView, globe);
    expect(waiting.map(({ id, small }) => [id, small])).toEqual([[`${CITIES[0].id}-2-0`, true]]);
    expect(placed.map(({ id, small }) => [id, small])).toEqual([[`${CITIES[0].id}-2-0`, false]]);
  });
});

describe('the table round the river', () => {
  const each = <Value>(seats: number, value: Value) => Array.from({ length: seats }, () => value);
  const view = (seats: number) =>
    ({
      seats,
      offer: [1, 0, 2, 0, 0, 0],
      hand: [[3, 1, 0, 2, 0, 9], ...each(seats - 1, null)],
      coal: each(seats, [5, 0, 2]),
      sailors: each(seats, 1),
      fishing: each(seats, 0),
      aboard: each(
        seats,
        CARGOES.map(() => 1),
      ),
    }) as unknown as RiverView;

  test.each([3, 6])('on a narrow screen %i seats are chips, and one mat at a time lies over the river', (seats) => {
    const { map, chips, mats, strip, tall } = layTable(loire, view(seats), 1, 390, 390);
    expect(chips.map(({ whose }) => whose)).toEqual(Array.from({ length: seats }, (_, at) => (at + 1) % seats));
    expect(chips.at(-1)!.x + chips.at(-1)!.wide).toBeLessThan(map.width);
    expect(mats).toEqual([]);
    const [open] = layTable(loire, view(seats), 1, 390, 390, 2).mats;
    expect(open.whose).toBe(2);
    expect(open.y).toBeGreaterThan(map.top);
    expect(open.y + open.high).toBeLessThan(strip.top);
    expect(strip.bottom).toBeLessThan(tall);
  });

  test.each([
    [820, 3],
    [820, 5],
    [1200, 4],
    [1200, 6],
  ])('at %i pixels no two of the mats of %i seats meet, each holds its cargo, and none of the room is left', (room, seats) => {
    const { map, mats, tall } = layTable(loire, view(seats), 0, room, room);
    expect(tall).toBe(room < 940 ? 815 : 719);
    expect(mats.map(({ whose }) => whose)).toEqual([...Array(seats).keys()]);
    for (const one of mats) {
      expect(one.x + one.wide).toBeLessThan(map.width);
      expect(one.y + one.high).toBeLessThan(tall);
      expect(Math.max(...one.cargo.map(({ y }) => one.top + y))).toBeLessThan(one.y + one.high);
      for (const other of mats)
        if (one !== other && one.x === other.x) expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(one.high);
    }
  });

  test('stacks stay inside their stretch; of what is laid at most four of a kind push the next one on', () => {
    const top = layTable(loire, view(4), 0, 1200, 900);
    const last = stacks(top, 'hand', [3, 1, 0, 2, 0, 9]).at(-1)!;
    expect(last.id).toBe('hand:explosion');
    expect(last.x + 8 * last.step + top.card.wide / 2).toBeLessThanOrEqual(top.strip.hand.to);
    expect(laidAt(top, top.mats[0], 2).x - laidAt(top, top.mats[0], 0).x).toBe(top.laid.step + 3 * 7);
  });
});
