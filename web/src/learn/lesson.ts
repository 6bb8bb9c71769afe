import { actingColour } from '../wire/colours.ts';
import type { Placed, Event, Grid, Lattice, Message, View } from '../wire/types.ts';
import { withLaid } from '../board/laying.ts';
import { tileOf } from '../board/triangles.ts';

/** What is seen after a right move, besides the piece that it lays. */
export interface After extends Pick<View, 'turn' | 'scores' | 'result' | 'rolled' | 'racks'> {
  readonly board: Partial<Pick<Grid, 'bar' | 'done'>>;
}

/** What a legal move brings; `after` belongs to moves that are right. */
export interface Outcome {
  readonly moves: readonly string[];
  readonly gain: number;
  readonly events: readonly Event[];
  readonly after?: After;
}

/** Why moves are refused; the last reason of a step holds for all that no other names. */
export interface Reason extends Message {
  readonly moves: readonly string[];
}

/** Something to do in a position, and what comes of every try. */
export interface Step {
  readonly name: string;
  readonly view: View;
  /** A right move, for who asks. */
  readonly shown: string;
  /** Cells that are pointed out. */
  readonly spots: readonly string[];
  readonly outcomes: readonly Outcome[];
  readonly refusals: readonly Reason[];
}

/** A game in a few steps. The law made it: `python -m tools.lessons`. */
export interface Lesson {
  readonly game: string;
  readonly steps: readonly Step[];
}

/** The position of a step, with the moves that can be tried. */
export function viewOf({ view, outcomes }: Step): View {
  return { ...view, moves: outcomes.flatMap(({ moves }) => moves) };
}

/** What a legal move brings. */
export function outcomeOf({ outcomes }: Step, move: string): Outcome | undefined {
  return outcomes.find(({ moves }) => moves.includes(move));
}

/** Why a move is refused. */
export function reasonOf({ refusals }: Step, move: string): Message | undefined {
  const found = refusals.find(({ moves }) => moves.includes(move)) ?? refusals.at(-1);
  return found && { key: found.key, facts: { ...found.facts, move } };
}

/** The position after a right move. */
export function viewAfter(
  { view }: Step,
  move: string,
  after: After,
  events: readonly Event[],
): View {
  const placed: Placed[] = isPlacement(move, view.board) ? [[actingColour(view), move]] : [];
  const board = { ...withLaid(view.board, placed), ...after.board } as Grid | Lattice;
  const laid = [...(view.laid ?? []), ...placed];
  return { ...view, ...after, board, moves: [], events: [...events], laid };
}

function isPlacement(move: string, { kind }: View['board']): boolean {
  return kind === 'grid' || tileOf(move) !== null;
}
