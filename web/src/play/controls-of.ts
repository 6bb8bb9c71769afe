import type { Piece, View } from '../wire/types.ts';
import type { Handling, Hands } from './hands.ts';
import { SquareHands } from './square-hands.ts';
import { TriangleHands } from './triangle-hands.ts';

/** The pieces that the seat of a view can lay: its own, else those of all. */
export function piecesOf(view: View): readonly Piece[] {
  const own = view.racks.find(({ seat }) => seat === view.seat && view.seat !== null);
  return (own ?? view.racks.find(({ seat }) => seat === null))?.pieces ?? [];
}

/** The hands for the board of a view. */
export function handsOf(view: View, handling: Handling, isTurned = false): Hands {
  const { board, moves } = view;
  if (board.kind === 'lattice') return new TriangleHands(moves, piecesOf(view));
  return new SquareHands(moves, board, piecesOf(view), handling, isTurned);
}
