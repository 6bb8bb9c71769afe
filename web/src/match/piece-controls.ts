/** A way to lay something: which piece, how it is turned, and the cell that it is aimed at. */
export interface Placement {
  readonly move: string;
  readonly piece: string;
  readonly turn: string;
  readonly aim: string;
}

/** What comes of a piece that is tried somewhere. */
export interface Trial {
  readonly move: string;
  /** How it is turned there. */
  readonly turn: string;
  readonly fits: boolean;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * How pieces are handled on a kind of board. What is allowed comes from the moves of the view
 * alone; this knows only how pieces turn and where cells lie.
 */
export interface PieceControls {
  readonly placements: readonly Placement[];
  /** Moves that lay nothing. */
  readonly others: readonly string[];
  /** The turn that a piece has when it is taken up. */
  first(piece: string): string;
  /** The turn after a quarter more, or one less; `aim` lets it prefer what fits there. */
  rotate(piece: string, turn: string, back: boolean, aim: string | null): string;
  /** The turn after turning over; the same if the game has none. */
  flip(piece: string, turn: string): string;
  /** What a piece does when it is aimed at a cell. */
  attempt(piece: string, turn: string, aim: string): Trial | null;
  /** The first piece that fits on a cell, where a cell is enough to tell. */
  pieceAt(aim: string): string | null;
  /** The cell next to one, for arrow keys. */
  step(piece: string | null, aim: string, direction: Direction): string;
}
