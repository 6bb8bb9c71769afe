import type { Square } from './geometry.ts';

/** What a drawing above a board has to know of it. */
export interface Plane {
  /** Where a cell of a board of squares is drawn. */
  readonly square: ((cell: number) => Square) | null;
  /** Whether the board lies on its side, so that words have to be turned back. */
  readonly lies: boolean;
  /** The side of a cell, and the size of type that can be read. */
  readonly size: number;
  readonly type: number;
}
