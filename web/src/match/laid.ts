import { cellsOf } from '../board/squares.ts';
import type { Placed, View } from '../wire/types.ts';

/** Whether pieces that were laid make up a board, by their number. */
export function agrees(board: View['board'], laid: readonly Placed[]): boolean {
  if (board.kind === 'lattice') return board.tiles.length === laid.length;
  const covered = laid.reduce((sum, [, move]) => sum + cellsOf(move, board.columns).length, 0);
  return covered === board.owners.replaceAll('.', '').length;
}
