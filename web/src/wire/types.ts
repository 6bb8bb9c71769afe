// Written by `make wire` from the Structs of src/tessella/server/wire.

/**
 * What led to a frame: who moved (-1: chance), and the move if the observer may know it.
 */
export interface Entry {
  readonly actor: number;
  readonly move: string | null;
}

/**
 * A state as it was seen, and what led to it; nothing leads to the first.
 */
export interface Frame {
  readonly view: View;
  readonly entry: Entry | null;
}

/**
 * A game from its start to where it got.
 */
export interface Replay {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly players: readonly string[];
  readonly frames: readonly Frame[];
}

/**
 * A sentence before it is put into words: its key in the catalogues, and its facts.
 */
export interface Message {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number | Message>>;
}

/**
 * Something that happened: what kind of thing, its fields, and the sentence that tells it.
 */
export interface Event {
  readonly kind: string;
  readonly fields: Readonly<Record<string, number | string | readonly number[] | null>>;
  readonly message: Message;
}

/**
 * How the game ended.
 */
export interface Result {
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/**
 * A board of squares.
 *
 * `owners` has a sign for each cell, row by row from the bottom left: the seat, or a dot for an
 * empty cell. The others are numbers of cells, in the same order; `bar` lies above so many rows.
 */
export interface Grid {
  readonly kind: 'grid';
  readonly columns: number;
  readonly rows: number;
  readonly owners: string;
  readonly marks: readonly number[];
  readonly bar: number | null;
  readonly done: readonly number[];
}

/**
 * A tile at (x, y) of the lattice, point up or down; numbers are clockwise from the left.
 */
export type Tile = readonly [up: boolean, x: number, y: number, numbers: readonly [number, number, number]];

/**
 * A board of triangles, without bounds.
 */
export interface Lattice {
  readonly kind: 'lattice';
  readonly tiles: readonly Tile[];
}

/**
 * A kind of piece on a rack: how many there are, and its shape as (column, row) cells.
 */
export interface Piece {
  readonly name: string;
  readonly count?: number;
  readonly cells?: readonly (readonly [number, number])[];
  readonly numbers?: readonly number[];
}

/**
 * Pieces beside the board, of a seat or (null) of all; `hidden` more lie there face down.
 */
export interface Rack {
  readonly seat: number | null;
  readonly pieces: readonly Piece[];
  readonly hidden: number;
}

/**
 * A piece on the board: who laid it, and the text of its placement.
 */
export type Placed = readonly [seat: number, move: string];

/**
 * A state as seen from a seat (null: by a spectator).
 *
 * `laid` are the pieces on the board in the order in which they were laid. It is left out of a
 * step that follows another: whoever has the pieces before it adds those of its events.
 */
export interface View {
  readonly seat: number | null;
  readonly turn: number | null;
  readonly moves: readonly string[];
  readonly scores: readonly number[];
  readonly result: Result | null;
  readonly rolled: string | null;
  readonly events: readonly Event[];
  readonly board: Grid | Lattice;
  readonly racks: readonly Rack[];
  readonly laid?: readonly Placed[];
}
