/** A line of a list of moves. */
export interface MoveLine {
  /** What tells it from the others. */
  readonly key: number;
  readonly seat: number;
  /** The colour that was laid, or that of the seat. */
  readonly colour: number;
  /** The piece that was laid; empty if none was. */
  readonly piece: string;
  /** Where it begins, or the whole text of another kind of move. */
  readonly place: string;
  /** The text of the move. */
  readonly move: string;
  /** What it brought the seat that made it. */
  readonly points: number;
  /** What is thought of it, in a sign or two, and in words. */
  readonly verdict?: { readonly sign: string; readonly words: string } | undefined;
}

/** The first cell of a placement, `e10` of `e10,f10`; a tile is drawn instead and has none. */
export function startOf(move: string): string {
  return move.includes(':') ? '' : (move.split(',')[0] ?? '');
}
