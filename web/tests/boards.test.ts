import { describe, expect, test } from 'vitest';
import { boardIn, BoardDocument, idFor, renamed } from '../src/editor/document.svelte';
import { heart, inside, squaresOf } from '../src/games/pfeffersaecke/drawing/land';
import {
  addPlace,
  addRegion,
  addRoute,
  brush,
  brushNew,
  changePlace,
  emptyMap,
  insertCorner,
  moveCorner,
  movePlace,
  outlineOf,
  placeIn,
  regionIn,
  reidentify,
  remove,
  resize,
  snap,
  toggleForTwo,
  under,
  type MapData,
} from '../src/games/pfeffersaecke/drawing/steps';
import { spotOf as mapSpot } from '../src/games/pfeffersaecke/drawing';
import { spotOf as townSpot } from '../src/games/pfusch/drawing';
import { spotOf as riverSpot } from '../src/games/weinhaendler/drawing';
import { board } from '../src/generated/pfeffersaecke';
import { board as town } from '../src/generated/pfusch';
import { board as river } from '../src/generated/weinhaendler';

const names = (name: string) => ({ fr: name, en: name, de: name });
const proposed = (id: string, value?: number) => ({ id, names: names(id), value });
const printed = board as unknown as MapData;
const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const area = (outline: [number, number][]) =>
  Math.abs(
    outline.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = outline[(at + 1) % outline.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
/** The sea takes all along a line. */
const flood = (map: MapData, from: [number, number], to: [number, number], radius: number) =>
  brush(
    map,
    null,
    [from, to].map(([x, y]) => ({ x, y })),
    radius,
  );
const sheet = () => emptyMap(names('Mine'), [1000, 700]);

describe('a document', () => {
  test('takes back and does again, with what was selected', () => {
    const doc = new BoardDocument<{ many: number }>({ many: 0 });
    doc.change('add', { many: 1 });
    doc.select(['it']);
    doc.change('add', { many: 2 });
    doc.select(null);
    doc.undo();
    expect([doc.data.many, doc.selected, doc.undoes, doc.redoes]).toEqual([1, ['it'], 'add', 'add']);
    doc.undo();
    doc.undo();
    expect(doc.data.many).toBe(0);
    doc.redo();
    doc.redo();
    expect([doc.data.many, doc.redoes]).toEqual([2, null]);
  });

  test('a drag is one step, the next drag another', () => {
    const doc = new BoardDocument<{ x: number }>({ x: 0 });
    for (const x of [1, 2, 3]) doc.change('move', { x }, 'city');
    doc.settle();
    for (const x of [4, 5]) doc.change('move', { x }, 'city');
    doc.undo();
    expect(doc.data.x).toBe(3);
    doc.undo();
    expect(doc.data.x).toBe(0);
  });

  test('what was taken back is gone when something else is done; nothing done is no step', () => {
    const doc = new BoardDocument<{ x: number }>({ x: 0 });
    doc.change('move', { x: 1 });
    doc.undo();
    doc.change('move', doc.data);
    expect([doc.redoes, doc.version]).toEqual(['move', 2]);
    doc.change('move', { x: 2 });
    expect(doc.redoes).toBe(null);
  });

  test('remembers a bounded number of steps', () => {
    const doc = new BoardDocument<{ x: number }>({ x: 0 });
    for (let x = 1; x <= 1000; x++) doc.change('move', { x });
    while (doc.undoes) doc.undo();
    expect(doc.data.x).toBe(700);
  });

  test('a name is followed by the languages that had the same one', () => {
    expect(renamed({ fr: 'A', en: 'A', de: 'B' }, 'en', 'C')).toEqual({ fr: 'C', en: 'C', de: 'B' });
  });

  test('ids are plain words, none twice', () => {
    expect(idFor('Köln', [])).toBe('koeln');
    expect(idFor('St-Étienne', ['stetienne'])).toBe('stetienne2');
    expect(idFor('42 ⚓', [])).toBe('x');
  });

  test('a file that is no board is none', () => {
    expect(boardIn('{"cities": []}')).toEqual({ cities: [] });
    for (const text of ['', '[]', 'null', '{', '7']) expect(boardIn(text)).toBe(null);
  });
});

describe('a map', () => {
  test('outlines drawn beside each other share their border', () => {
    const [one] = addRegion(sheet(), proposed('west'), square(100, 100, 200));
    // Drawn roughly over its neighbour: what is taken stays so.
    const [both, made] = addRegion(one, proposed('east'), square(250, 100, 200));
    expect(made).toEqual(['regions', 'east']);
    const [west, east] = both.regions;
    expect(area(west.outline)).toBeCloseTo(40_000, -3.3);
    expect(area(east.outline)).toBeCloseTo(30_000, -3.3);
    const shared = west.outline.filter((corner) => east.outline.some((other) => other.join() === corner.join()));
    expect(shared.length).toBeGreaterThanOrEqual(2);
  });

  test('an outline that meets no other is kept to the point', () => {
    const [map] = addRegion(sheet(), proposed('west'), square(103, 107, 211));
    expect(map.regions[0].outline).toEqual([
      [103, 107],
      [314, 107],
      [314, 318],
      [103, 318],
    ]);
    expect(inside({ x: map.regions[0].label[0], y: map.regions[0].label[1] }, outlineOf(map.regions[0]))).toBe(true);
  });

  test('the brush takes land from others, the sea takes it from all, and places change hands', () => {
    let [map] = addRegion(sheet(), proposed('west'), square(100, 100, 300));
    [map] = addPlace(map, 'cities', { x: 250, y: 250 }, proposed('town', 4));
    expect(map.cities[0].region).toBe('west');
    const [painted, made] = brushNew(
      map,
      proposed('east'),
      [
        { x: 250, y: 250 },
        { x: 500, y: 250 },
      ],
      60,
    );
    map = painted;
    expect(made).toEqual(['regions', 'east']);
    expect(placeIn(map, 'town')!.region).toBe('east');
    const before = area(regionIn(map, 'east')!.outline);
    map = brush(map, null, [{ x: 520, y: 250 }], 40);
    expect(area(regionIn(map, 'east')!.outline)).toBeLessThan(before);
    map = flood(map, [0, 350], [1000, 350], 400);
    expect(map.regions).toEqual([]);
  });

  test('land that a stroke cuts off does not stay behind', () => {
    let [map] = addRegion(sheet(), proposed('west'), square(100, 100, 300));
    map = flood(map, [330, 50], [330, 450], 20);
    const [xs] = [map.regions[0].outline.map(([x]) => x)];
    expect(Math.max(...xs)).toBeLessThan(330);
  });

  test('painting nothing leaves the printed map as it was, but for a hair', () => {
    const again = brush(printed, 'saxony', [{ x: 1030, y: 530 }], 10);
    const all = (map: MapData) => map.regions.map(({ outline }) => area(outline));
    all(printed).forEach((before, at) => expect(Math.abs(all(again)[at] - before) / before).toBeLessThan(0.02));
    expect(again.cities.map(({ region }) => region)).toEqual(printed.cities.map(({ region }) => region));
    const squares = (map: MapData) => squaresOf(map.regions.map(outlineOf), 1660, 1180).owner;
    const [first, second] = [squares(printed), squares(again)];
    expect(first.filter((owner, at) => owner !== second[at]).length / first.length).toBeLessThan(0.01);
  });

  test('a corner of a border moves for both neighbours, and a new one is of both', () => {
    const corner = regionIn(printed, 'flanders')!.outline.findIndex(([x, y]) => x === 448 && y === 644);
    const moved = moveCorner(printed, 'flanders', corner, { x: 460, y: 650 });
    const having = (map: MapData, at: string) =>
      map.regions.filter((region) => region.outline.some((one) => one.join() === at));
    expect(having(moved, '460,650').map(({ id }) => id)).toEqual(['flanders', 'rhineland', 'lorraine']);
    expect(having(moved, '448,644')).toEqual([]);
    const cut = insertCorner(printed, 'flanders', corner, { x: 450, y: 550 });
    expect(having(cut, '450,550').map(({ id }) => id)).toEqual(['flanders', 'rhineland']);
  });

  test('disks follow the values, routes and the game for two follow the places', () => {
    let map = sheet();
    for (const [id, value] of [
      ['one', 2],
      ['two', 2],
      ['three', 8],
    ] as const)
      [map] = addPlace(map, 'cities', { x: 100 * value, y: 100 }, proposed(id, value));
    expect(map.disks).toEqual({ 2: 2, 8: 1 });
    expect(changePlace(map, 'one', { value: 5 }).disks).toEqual({ 2: 1, 5: 1, 8: 1 });
    const [joined, spot] = addRoute(map, 'one', 'two', 7);
    map = joined;
    expect(spot).toEqual(['routes', 'one-two']);
    expect(addRoute(map, 'two', 'one', 9)).toEqual([map, ['routes', 'one-two']]);
    map = toggleForTwo(map, 'one');
    expect(reidentify(map, 'one', 'first')).toMatchObject({
      routes: [{ between: ['first', 'two'] }],
      two_seats: { covered: ['first'] },
    });
    expect(remove(map, ['cities', 'one'])).toMatchObject({ routes: [], two_seats: { covered: [] }, disks: { 2: 1, 8: 1 } });
  });

  test('a second place of the same name has an id of its own', () => {
    let [map] = addPlace(sheet(), 'villages', { x: 1, y: 1 }, proposed('hof'));
    [map] = addPlace(map, 'villages', { x: 1, y: 1 }, proposed('hof'));
    expect(map.villages.map(({ id }) => id)).toEqual(['hof', 'hof2']);
  });

  test('a finger finds places before routes before regions', () => {
    const reach = (value?: number) => (value ? 40 : 19);
    expect(under(printed, { x: 1030, y: 535 }, 8, reach)).toEqual(['cities', 'erfurt']);
    expect(under(printed, { x: 162, y: 470 }, 8, reach)).toEqual(['routes', 'bruges-gent']);
    expect(under(printed, { x: 1098, y: 402 }, 8, reach)).toEqual(['regions', 'saxony']);
    expect(under(printed, { x: 60, y: 1100 }, 8, reach)).toBe(null);
  });

  test('points snap to corners and edges of regions, else to the grid', () => {
    const [map] = addRegion(sheet(), proposed('west'), square(103, 103, 200));
    expect(snap(map, { x: 108, y: 98 }, 12, true)).toEqual({ x: 103, y: 103 });
    expect(snap(map, { x: 200, y: 107 }, 12, true)).toEqual({ x: 200, y: 103 });
    expect(snap(map, { x: 200, y: 107 }, 12, false)).toEqual({ x: 200, y: 105 });
    expect(snap(map, { x: 601, y: 608 }, 12, true)).toEqual({ x: 600, y: 610 });
  });

  test('another sheet takes everything along', () => {
    const larger = resize(printed, 3320, 2360);
    expect(placeIn(larger, 'erfurt')!.at).toEqual([2060, 1060]);
    expect(movePlace(larger, 'erfurt', { x: 2060, y: 1062 }).cities.find(({ id }) => id === 'erfurt')!.region).toBe('saxony');
  });

  test('the heart of a region is inside it', () => {
    for (const region of printed.regions) expect(inside(heart(outlineOf(region)), outlineOf(region))).toBe(true);
  });
});

test('what nobody used leads to its spot on every board', () => {
  expect(mapSpot(board, 'place', 'erfurt')).toEqual(['cities', 'erfurt']);
  const [one, other] = printed.routes[0].between;
  expect(mapSpot(board, 'way', `${other}-${one}`)).toEqual(['routes', `${one}-${other}`]);
  expect(townSpot(town, 'site', 'b2')).toEqual(['districts', 'old-town', 'sites', '1']);
  expect(riverSpot(river, 'town', 'tours')).toEqual(['towns', 'tours']);
  expect(riverSpot(river, 'card', 'barrel-tours')).toEqual(['towns', 'tours']);
  const twins = { ...river, passengers: [...river.passengers, river.passengers[2]] };
  expect(riverSpot(twins, 'card', 'passenger-blois-tours-1-bis')).toEqual(['passengers', '14']);
});
