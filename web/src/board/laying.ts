import type { Grid, Lattice, Placed } from '../wire/types.ts';
import { cellsOf } from './squares.ts';
import { tileOf } from './triangles.ts';

/** A board with more pieces on it. */
export function withLaid(board: Grid | Lattice, laid: readonly Placed[]): Grid | Lattice {
  if (board.kind === 'lattice') {
    const tiles = laid.map(([, move]) => tileOf(move)).filter((tile) => tile !== null);
    return { ...board, tiles: [...board.tiles, ...tiles] };
  }
  const signs = [...board.owners];
  for (const [colour, move] of laid) {
    for (const cell of cellsOf(move, board.columns)) signs[cell] = String(colour);
  }
  return { ...board, owners: signs.join('') };
}
