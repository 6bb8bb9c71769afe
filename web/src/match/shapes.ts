/** A cell of a shape: columns to the right, rows up. */
export type Cell = readonly [column: number, row: number];

/** The shape moved to where its lowest column and row are 0, its cells row by row. */
export function normal(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(([column]) => column));
  const low = Math.min(...cells.map(([, row]) => row));
  return cells
    .map(([column, row]): Cell => [column - left, row - low])
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** A name for a shape that lies in one way. */
export function keyOf(cells: readonly Cell[]): string {
  return normal(cells).join(' ');
}

/** A quarter turn, clockwise. */
export function turned(cells: readonly Cell[]): Cell[] {
  return normal(cells.map(([column, row]): Cell => [row, -column]));
}

/** Turned over, left to right. */
export function flipped(cells: readonly Cell[]): Cell[] {
  return normal(cells.map(([column, row]): Cell => [-column, row]));
}

/** The different ways in which a shape lies when it is turned, clockwise. */
export function turns(cells: readonly Cell[]): Cell[][] {
  const found = new Map<string, Cell[]>();
  let shape = normal(cells);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    if (!found.has(keyOf(shape))) found.set(keyOf(shape), shape);
    shape = turned(shape);
  }
  return [...found.values()];
}

/** How many cells a shape has across and up. */
export function sizeOf(cells: readonly Cell[]): Cell {
  return [
    Math.max(...cells.map(([column]) => column)) + 1,
    Math.max(...cells.map(([, row]) => row)) + 1,
  ];
}
