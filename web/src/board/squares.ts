import type { Grid, Placed } from '../wire/types.ts';
import type { Square } from './geometry.ts';

export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CELL = /^([a-z])([0-9]+)$/;
const EMPTY = '.';

/** A piece on a board of squares: its colour, and the numbers of its cells. */
export interface Lying {
  readonly colour: number;
  readonly cells: readonly number[];
}

/** The numbers of the cells that a move's text names; none if it names anything else. */
export function cellsOf(move: string, columns: number): number[] {
  const found = move.split(',').map((name) => {
    const match = CELL.exec(name);
    return match ? (Number(match[2]) - 1) * columns + LETTERS.indexOf(match[1] ?? '') : -1;
  });
  return found.includes(-1) ? [] : found;
}

/** The name of a cell by its number. */
export function nameOf(cell: number, columns: number): string {
  return `${LETTERS[cell % columns] ?? ''}${String(Math.floor(cell / columns) + 1)}`;
}

/** The colour on a cell; null if it is empty. */
export function colourAt(grid: Grid, cell: number): number | null {
  const sign = grid.owners[cell] ?? EMPTY;
  return sign === EMPTY ? null : Number(sign);
}

/** Where a cell lies on the page; `turned` boards have their last cell at the bottom left. */
export function squareOf(cell: number, grid: Grid, turned: boolean): Square {
  const column = cell % grid.columns;
  const row = Math.floor(cell / grid.columns);
  return turned ? [grid.columns - 1 - column, row] : [column, grid.rows - 1 - row];
}

/**
 * The pieces on a board. Those that were laid tell where one ends and the next begins; if they do
 * not make up this board, joined cells of a colour count as one piece.
 */
export function lying(grid: Grid, laid: readonly Placed[]): Lying[] {
  const pieces = laid.map(([colour, move]) => ({ colour, cells: cellsOf(move, grid.columns) }));
  const signs = Array.from(grid.owners, () => EMPTY);
  for (const { colour, cells } of pieces) for (const cell of cells) signs[cell] = String(colour);
  return signs.join('') === grid.owners ? pieces : joined(grid);
}

/** The joined cells of each colour. */
export function joined(grid: Grid): Lying[] {
  const left = new Set(Array.from(grid.owners, (_, cell) => cell));
  const found: Lying[] = [];
  for (const cell of left) {
    const colour = colourAt(grid, cell);
    if (colour !== null) found.push({ colour, cells: flood(cell, grid, left) });
  }
  return found;
}

function flood(start: number, grid: Grid, left: Set<number>): number[] {
  const cells = [start];
  left.delete(start);
  for (const cell of cells) {
    for (const next of beside(cell, grid)) {
      if (left.has(next) && grid.owners[next] === grid.owners[start]) {
        left.delete(next);
        cells.push(next);
      }
    }
  }
  return cells.sort((a, b) => a - b);
}

/** The cells that share a side with a cell. */
export function beside(cell: number, grid: Grid): number[] {
  const column = cell % grid.columns;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < grid.columns - 1 ? [cell + 1] : []),
    ...(cell >= grid.columns ? [cell - grid.columns] : []),
    ...(cell + grid.columns < grid.owners.length ? [cell + grid.columns] : []),
  ];
}
