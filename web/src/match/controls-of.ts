import type { Handling } from '../games/skin.ts';
import { colourOf } from '../wire/colours.ts';
import type { Piece, Rack, View } from '../wire/types.ts';
import type { PieceControls } from './piece-controls.ts';
import { piecesIn } from './pieces-in.ts';
import { SquareControls } from './square-controls.ts';
import { TriangleControls } from './triangle-controls.ts';

/** What the seat of a view can lay: of the colour that acts, its own, else what is everybody's. */
export function rackOf({ racks, seat, turn, colour }: View): Rack | undefined {
  const acting = turn === seat && typeof colour === 'number' ? colour : null;
  return (
    racks.find((rack) => acting !== null && colourOf(rack) === acting) ??
    racks.find((rack) => rack.seat === seat && seat !== null) ??
    racks.find((rack) => rack.seat === null)
  );
}

/** The pieces that the seat of a view can lay; where there is no rack, what moves lay. */
export function piecesOf(view: View): readonly Piece[] {
  const rack = rackOf(view);
  if (rack || view.board.kind !== 'grid') return rack?.pieces ?? [];
  return piecesIn(view.moves, view.board.columns);
}

/** The controls for the board of a view. */
export function controlsOf(view: View, handling: Handling, isTurned = false): PieceControls {
  const { board, moves } = view;
  if (board.kind === 'lattice') return new TriangleControls(moves, piecesOf(view));
  return new SquareControls(moves, board, piecesOf(view), handling, isTurned);
}
