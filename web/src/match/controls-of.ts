import type { Handling } from '../games/skin.ts';
import type { Piece, View } from '../wire/types.ts';
import type { PieceControls } from './piece-controls.ts';
import { SquareControls } from './square-controls.ts';
import { TriangleControls } from './triangle-controls.ts';

/** The pieces that the seat of a view can lay: its own, else those of all. */
export function piecesOf(view: View): readonly Piece[] {
  const own = view.racks.find(({ seat }) => seat === view.seat && view.seat !== null);
  return (own ?? view.racks.find(({ seat }) => seat === null))?.pieces ?? [];
}

/** The controls for the board of a view. */
export function controlsOf(view: View, handling: Handling, isTurned = false): PieceControls {
  const { board, moves } = view;
  if (board.kind === 'lattice') return new TriangleControls(moves, piecesOf(view));
  return new SquareControls(moves, board, piecesOf(view), handling, isTurned);
}
