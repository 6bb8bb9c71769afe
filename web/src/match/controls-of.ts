import type { Handling } from '../games/skin.ts';
import type { Piece, View } from '../wire/types.ts';
import type { PieceControls } from './piece-controls.ts';
import { piecesIn } from './pieces-in.ts';
import { SquareControls } from './square-controls.ts';
import { TriangleControls } from './triangle-controls.ts';

/** The pieces that the seat of a view can lay: its own, else those of all, else what moves lay. */
export function piecesOf(view: View): readonly Piece[] {
  const own = view.racks.find(({ seat }) => seat === view.seat && view.seat !== null);
  const rack = own ?? view.racks.find(({ seat }) => seat === null);
  if (rack || view.board.kind !== 'grid') return rack?.pieces ?? [];
  return piecesIn(view.moves, view.board.columns);
}

/** The controls for the board of a view. */
export function controlsOf(view: View, handling: Handling, isTurned = false): PieceControls {
  const { board, moves } = view;
  if (board.kind === 'lattice') return new TriangleControls(moves, piecesOf(view));
  return new SquareControls(moves, board, piecesOf(view), handling, isTurned);
}
