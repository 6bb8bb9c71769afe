/** A place on the page: to the right, and down. */
export type Spot = readonly [x: number, y: number];
/** A cell on the page: columns to the right, rows down. */
export type Square = readonly [column: number, row: number];
type Step = readonly [number, number];

interface Corner {
  readonly at: Spot;
  readonly behind: Step;
  readonly ahead: Step;
  readonly outward: boolean;
}

const CURVE = 0.19;

/** A number as path data writes it: two decimals at most. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * The path data around some joined cells of a size, clockwise, drawn in by a gap, with round
 * corners. Cells with a hole between them have an outline more for each hole.
 */
export function outline(cells: readonly Square[], size: number, gap = size * 0.05): string {
  return ways(cells)
    .map((way) => rounded(corners(way, size, gap), size * CURVE))
    .join('');
}

function rounded(found: readonly Corner[], curve: number): string {
  const first = found[0];
  if (!first) return '';
  const [x, y] = first.at;
  let data = `M${short(x + first.ahead[0] * curve)} ${short(y + first.ahead[1] * curve)}`;
  for (const corner of [...found.slice(1), first]) data += bend(corner, curve);
  return `${data}z`;
}

function bend({ at: [x, y], behind, ahead, outward }: Corner, curve: number): string {
  const line = behind[0] ? `H${short(x - behind[0] * curve)}` : `V${short(y - behind[1] * curve)}`;
  const dx = short((behind[0] + ahead[0]) * curve);
  const dy = short((behind[1] + ahead[1]) * curve);
  return `${line}a${short(curve)} ${short(curve)} 0 0 ${outward ? 1 : 0} ${dx} ${dy}`;
}

/** The sides between the cells and what is outside: where each starts, and where it ends. */
function sides(cells: readonly Square[]): Map<string, Square[]> {
  const taken = new Set(cells.map(String));
  const found = new Map<string, Square[]>();
  const add = (other: Square, start: Square, end: Square) => {
    if (taken.has(String(other))) return;
    const ends = found.get(String(start));
    if (ends) ends.push(end);
    else found.set(String(start), [end]);
  };
  for (const [x, y] of cells) {
    add([x, y - 1], [x, y], [x + 1, y]);
    add([x + 1, y], [x + 1, y], [x + 1, y + 1]);
    add([x, y + 1], [x + 1, y + 1], [x, y + 1]);
    add([x - 1, y], [x, y + 1], [x, y]);
  }
  return found;
}

/** The points along each outline; where two touch at a corner, the way turns right. */
function ways(cells: readonly Square[]): Square[][] {
  const open = sides(cells);
  const found: Square[][] = [];
  for (let start = pending(open); start; start = pending(open)) found.push(follow(start, open));
  return found;
}

function pending(open: Map<string, Square[]>): Square | undefined {
  for (const key of open.keys()) return key.split(',').map(Number) as unknown as Square;
  return undefined;
}

function follow(start: Square, open: Map<string, Square[]>): Square[] {
  const way: Square[] = [start];
  for (let here = start, behind: Step = [0, 0]; ;) {
    const end = take(here, behind, open);
    behind = [end[0] - here[0], end[1] - here[1]];
    here = end;
    if (String(here) === String(start)) return way;
    way.push(here);
  }
}

function take(here: Square, behind: Step, open: Map<string, Square[]>): Square {
  const ends = open.get(String(here)) ?? [];
  const right = ends.findIndex(([x, y]) => x - here[0] === -behind[1] && y - here[1] === behind[0]);
  const [end] = ends.splice(Math.max(right, 0), 1);
  if (ends.length === 0) open.delete(String(here));
  if (!end) throw new Error(`no way leads on from ${String(here)}`);
  return end;
}

function corners(way: readonly Square[], size: number, gap: number): Corner[] {
  return way.flatMap((here, number) => {
    const before = way.at(number - 1) ?? here;
    const after = way[(number + 1) % way.length] ?? here;
    const behind: Step = [here[0] - before[0], here[1] - before[1]];
    const ahead: Step = [after[0] - here[0], after[1] - here[1]];
    if (String(behind) === String(ahead)) return [];
    const x = here[0] * size - gap * (behind[1] + ahead[1]);
    const y = here[1] * size + gap * (behind[0] + ahead[0]);
    const outward = behind[0] * ahead[1] > behind[1] * ahead[0];
    return [{ at: [x, y], behind, ahead, outward }];
  });
}

/** The place at a share of the way from one to another. */
export function toward(start: Spot, end: Spot, share: number): Spot {
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

/** The middle of some places. */
export function middle(spots: readonly Spot[]): Spot {
  const sum = spots.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
  return [sum[0] / spots.length, sum[1] / spots.length];
}
