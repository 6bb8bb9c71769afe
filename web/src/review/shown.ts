import { cellsOf } from '../board/squares.ts';
import { tileOf } from '../board/triangles.ts';
import type { Playback } from '../playback/playback.svelte.ts';
import { actingColour, colourIn, coloursOf } from '../wire/colours.ts';
import type { Placed, ReviewedMove, View } from '../wire/types.ts';

type Board = View['board'];

/** What a board shows: how it stands, and the pieces in the order in which they were laid. */
export interface Shown {
  readonly view: View;
  readonly laid: readonly Placed[];
}

/** The colour that a move laid, or that of its seat. */
export function colourOfMove(playback: Playback, { ply, seat }: ReviewedMove): number {
  const events = playback.replay.frames[ply + 1]?.view.events ?? [];
  const laid = events.find(({ kind }) => kind === 'laid');
  return laid ? colourIn(laid) : seat;
}

/**
 * The board on which somebody chose a move, with the piece that was played: what the move set off,
 * rows that go and bars that move, has not happened yet, so that a better move fits beside it.
 */
export function chosenOn(playback: Playback, move: ReviewedMove): Shown {
  const view = playback.replay.frames[move.ply]?.view ?? playback.frame.view;
  const colour = colourOfMove(playback, move);
  const board = boardWith(view.board, colour, move.move);
  if (!board) return { view, laid: playback.laidAt(move.ply) };
  return { view: { ...view, board }, laid: [...playback.laidAt(move.ply), [colour, move.move]] };
}

/** Who answers the move of a seat that is shown, and in which colour. */
export function repliedBy(playback: Playback, seat: number): [seat: number, colour: number] {
  const { view } = playback.frame;
  if (view.turn !== null && view.turn >= 0) return [view.turn, actingColour(view)];
  const next = (seat + 1) % view.scores.length;
  return [next, coloursOf(playback.replay.owners, next)[0] ?? next];
}

/** Whether a move lays something on a board. */
export function lays(board: Board, move: string): boolean {
  return boardWith(board, 0, move) !== null;
}

/** A board with one more piece on it; null if the move lays none. */
function boardWith(board: Board, colour: number, move: string): Board | null {
  if (board.kind === 'lattice') {
    const tile = tileOf(move);
    return tile && { ...board, tiles: [...board.tiles, tile] };
  }
  const cells = cellsOf(move, board.columns);
  if (!cells.length) return null;
  const owners = [...board.owners];
  for (const cell of cells) owners[cell] = String(colour);
  return { ...board, owners: owners.join('') };
}
