import { cellsOf, colourAt, nameOf } from '../board/squares.ts';
import type { Grid } from '../wire/types.ts';
import type { Placement } from './piece-controls.ts';

const DIAGONALS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** The cells that some move covers and that meet a piece of the colour at a corner, or bear a mark. */
export function freeCorners(
  grid: Grid,
  colour: number,
  placements: readonly Placement[],
): string[] {
  const { columns } = grid;
  const covered = new Set(placements.flatMap(({ move }) => cellsOf(move, columns)));
  const isOwn = (column: number, row: number) =>
    column >= 0 && column < columns && colourAt(grid, row * columns + column) === colour;
  return [...covered]
    .filter((cell) => {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const meets = DIAGONALS.some(([x, y]) => isOwn(column + x, row + y));
      return meets || grid.marks.includes(cell);
    })
    .map((cell) => nameOf(cell, columns));
}
