import { cellsOf, nameOf } from '../board/squares.ts';
import { cellName, tileOf } from '../board/triangles.ts';
import type { Tile, View } from '../wire/types.ts';

/** So many cells around a move belong to where it lies. */
const NEAR = 2;

/** The free cells among which a move lies, wide enough not to tell it; none if it lays nothing. */
export function regionOf(move: string, board: View['board']): string[] {
  if (board.kind === 'lattice') return spacesAround(tileOf(move), board.tiles);
  const { columns, rows, owners } = board;
  const cells = cellsOf(move, columns);
  const across = cells.map((cell) => cell % columns);
  const up = cells.map((cell) => Math.floor(cell / columns));
  const found: string[] = [];
  for (let row = Math.max(Math.min(...up) - NEAR, 0); row <= Math.max(...up) + NEAR; row += 1)
    for (
      let column = Math.max(Math.min(...across) - NEAR, 0);
      column <= Math.min(Math.max(...across) + NEAR, columns - 1);
      column += 1
    )
      if (row < rows && owners[row * columns + column] === '.')
        found.push(nameOf(row * columns + column, columns));
  return found;
}

function spacesAround(tile: Tile | null, taken: readonly Tile[]): string[] {
  if (!tile) return [];
  const [, x, y] = tile;
  const names = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) =>
      [true, false].map((up) => cellName([up, x + dx, y + dy, [0, 0, 0]])),
    ),
  );
  const filled = new Set(taken.map(cellName));
  return names.filter((name) => !filled.has(name));
}
