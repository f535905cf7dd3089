// Land as it is painted: the sheet in small squares, each of a region or of the sea. Outlines become squares, squares are painted,
// and become outlines again. Neighbours keep the same points along a border, because each stretch of it is simplified once.
import type { Point } from '../map';

export const SEA = -1;
const MOST_ACROSS = 360;
const LEAST = 5;
const SMOOTH = 0.95; // of a square: how far an outline may be from the squares' edges

export interface Grid {
  side: number; // of a square, in units of the map
  across: number;
  down: number;
  owner: Int16Array; // of every square: the number of a region, or SEA
}

/** Where land may be: the printed frame stays free. */
export const MARGIN = 20;

export function squaresOf(outlines: Point[][], width: number, height: number): Grid {
  const side = Math.max(LEAST, Math.ceil(Math.max(width, height) / MOST_ACROSS));
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)];
  const grid = { side, across, down, owner: new Int16Array(across * down).fill(SEA) };
  outlines.forEach((outline, region) => fill(grid, outline, () => region));
  return grid;
}

/** Every square whose middle lies in an outline. */
export function fill({ side, across, down, owner }: Grid, outline: Point[], give: (before: number) => number): void {
  for (let row = 0; row < down; row++) {
    const y = (row + 0.5) * side;
    const cuts = outline
      .flatMap((a, at) => {
        const b = outline[(at + 1) % outline.length];
        return a.y > y === b.y > y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
      })
      .sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < cuts.length; pair += 2)
      for (let column = Math.max(0, Math.ceil(cuts[pair] / side - 0.5)); column < across; column++) {
        if ((column + 0.5) * side >= cuts[pair + 1]) break;
        const at = row * across + column;
        owner[at] = give(owner[at]);
      }
  }
}

/** A stroke of a round brush. */
export function stroke(grid: Grid, path: Point[], radius: number, region: number): void {
  const { side, across, down, owner } = grid;
  path.forEach((to, at) => {
    const from = path[Math.max(0, at - 1)];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const span = (low: number, high: number, most: number) => [
      Math.max(0, Math.floor((low - radius) / side)),
      Math.min(most - 1, Math.ceil((high + radius) / side)),
    ];
    const [left, right] = span(Math.min(from.x, to.x), Math.max(from.x, to.x), across);
    const [top, bottom] = span(Math.min(from.y, to.y), Math.max(from.y, to.y), down);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const [x, y] = [(column + 0.5) * side, (row + 0.5) * side];
        const part =
          long && Math.max(0, Math.min(1, ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / long ** 2));
        const far = Math.hypot(x - from.x - part * (to.x - from.x), y - from.y - part * (to.y - from.y));
        const within = x > MARGIN && y > MARGIN && x < across * side - MARGIN && y < down * side - MARGIN;
        if (far <= radius && within) owner[row * across + column] = region;
      }
  });
}

/** A region is one piece of land: what lies apart from its largest piece becomes what is around it. */
export function tidy(grid: Grid, regions: number): void {
  const { across, down, owner } = grid;
  const seen = new Uint8Array(owner.length);
  const pieces: { owner: number; squares: number[] }[] = [];
  for (let start = 0; start < owner.length; start++) {
    if (seen[start]) continue;
    const squares = [start];
    seen[start] = 1;
    for (let next = 0; next < squares.length; next++)
      for (const at of beside(squares[next], across, down))
        if (!seen[at] && owner[at] === owner[start]) {
          seen[at] = 1;
          squares.push(at);
        }
    pieces.push({ owner: owner[start], squares });
  }
  const largest = new Map<number, number>();
  for (const piece of pieces) largest.set(piece.owner, Math.max(largest.get(piece.owner) ?? 0, piece.squares.length));
  for (const { owner: whose, squares } of pieces) {
    if (squares.length === largest.get(whose) || whose >= regions) continue;
    const around = new Map<number, number>();
    for (const square of squares)
      for (const at of beside(square, across, down))
        if (owner[at] !== whose) around.set(owner[at], (around.get(owner[at]) ?? 0) + 1);
    const most = [...around].sort((one, other) => other[1] - one[1])[0];
    // The sea comes to the edge of the sheet in several places; elsewhere a lake has no outline, so it becomes land.
    if (most && !(whose === SEA && squares.some((at) => onEdge(at, across, down))))
      for (const at of squares) owner[at] = most[0];
  }
}

function beside(at: number, across: number, down: number): number[] {
  const [column, row] = [at % across, Math.floor(at / across)];
  const found: number[] = [];
  if (column) found.push(at - 1);
  if (column < across - 1) found.push(at + 1);
  if (row) found.push(at - across);
  if (row < down - 1) found.push(at + across);
  return found;
}
const onEdge = (at: number, across: number, down: number) =>
  at % across === 0 || at % across === across - 1 || at < across || at >= across * (down - 1);

/** The outline of each region; empty for one without a square. */
export function outlinesOf(grid: Grid, regions: number): Point[][] {
  return Array.from({ length: regions }, (_, region) => outlineOf(grid, region));
}

type Corner = readonly [column: number, row: number];

function outlineOf(grid: Grid, region: number): Point[] {
  const ring = around(grid, region);
  if (!ring.length) return [];
  const meets = ring.map((corner) => meeting(grid, corner));
  // Without neighbours there is no corner where three meet: any two fixed ones will do, the same ones for both sides.
  const stops = meets.flatMap((three, at) => (three ? [at] : []));
  if (stops.length < 2) {
    const order = ring.map((_, at) => at).sort((one, other) => compare(ring[one], ring[other]));
    for (const at of [order[0], order.at(-1)!]) if (!stops.includes(at)) stops.push(at);
    stops.sort((one, other) => one - other);
  }
  const points = stops.flatMap((from, at) => {
    const to = stops[(at + 1) % stops.length];
    const stretch = to > from ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)];
    return stretchOf(stretch, grid.side).slice(0, -1);
  });
  return points.length > 2 ? points : [];
}

const compare = (one: Corner, other: Corner) => one[1] - other[1] || one[0] - other[0];

/** A stretch of border as points: from end to end over the middles of the squares' edges, simplified from the lesser end on. */
function stretchOf(stretch: Corner[], side: number): Point[] {
  const [first, last] = [stretch[0], stretch.at(-1)!];
  const turn = compare(first, last) > 0 || (compare(first, last) === 0 && compare(stretch[1], stretch.at(-2)!) > 0);
  const walked = turn ? [...stretch].reverse() : stretch;
  const at = ([column, row]: Corner): Point => ({ x: column * side, y: row * side });
  const middles = walked.slice(1).map(([x, y], index) => at([(x + walked[index][0]) / 2, (y + walked[index][1]) / 2]));
  const points = simplified([at(walked[0]), ...middles, at(walked.at(-1)!)], SMOOTH * side);
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return turn ? whole.reverse() : whole;
}

/** The outer edge of a region, corner by corner, land on the right. */
function around({ across, down, owner }: Grid, region: number): Corner[] {
  const start = owner.indexOf(region);
  if (start < 0) return [];
  const mine = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < across && row < down && owner[row * across + column] === region;
  const first: Corner = [start % across, Math.floor(start / across)];
  const ring: Corner[] = [];
  let [column, row] = first;
  let [right, below] = [1, 0];
  do {
    ring.push([column, row]);
    column += right;
    row += below;
    // The squares ahead, to the left and to the right of the way.
    const left = mine(column + (right + below - 1) / 2, row + (below - right - 1) / 2);
    const ahead = mine(column + (right - below - 1) / 2, row + (below + right - 1) / 2);
    if (left && ahead) [right, below] = [below, -right];
    else if (!ahead) [right, below] = [-below, right];
  } while (column !== first[0] || row !== first[1]);
  return ring;
}

/** Whether at a corner more than two meet. */
function meeting({ across, down, owner }: Grid, [column, row]: Corner): boolean {
  const found = new Set<number>();
  for (const [x, y] of [
    [column - 1, row - 1],
    [column, row - 1],
    [column - 1, row],
    [column, row],
  ])
    found.add(x >= 0 && y >= 0 && x < across && y < down ? owner[y * across + x] : SEA);
  return found.size > 2;
}

/** Douglas and Peucker: as few points as stay within `far` of all of them. */
export function simplified(points: Point[], far: number): Point[] {
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [worst, at] = [far, -1];
    for (let one = from + 1; one < to; one++) {
      const away = distance(points[one], points[from], points[to]);
      if (away > worst) [worst, at] = [away, one];
    }
    if (at < 0) continue;
    kept[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return points.filter((_, at) => kept[at]);
}

/** From a point to a line between two others. */
export function distance(point: Point, a: Point, b: Point): number {
  const { x, y } = nearest(point, a, b);
  return Math.hypot(point.x - x, point.y - y);
}

export function nearest(point: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const part = long ? Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / long)) : 0;
  return { x: a.x + part * dx, y: a.y + part * dy };
}

export function inside(point: Point, outline: Point[]): boolean {
  let odd = false;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length];
    if (a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
  });
  return odd;
}

/** A spot far from every edge: where a name has most room. */
export function heart(outline: Point[]): Point {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let best = { x: (left + right) / 2, y: (top + bottom) / 2, room: -Infinity };
  for (let across = 1; across < 16; across++)
    for (let down = 1; down < 16; down++) {
      const spot = { x: left + ((right - left) * across) / 16, y: top + ((bottom - top) * down) / 16 };
      if (!inside(spot, outline)) continue;
      const room = Math.min(...outline.map((corner, at) => distance(spot, corner, outline[(at + 1) % outline.length])));
      if (room > best.room) best = { ...spot, room };
    }
  return { x: Math.round(best.x), y: Math.round(best.y) };
}
