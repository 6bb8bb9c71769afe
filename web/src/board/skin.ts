import type { Paint } from '../theme/paints.ts';

/** How a game looks; everything that a board knows of one. */
export interface Skin {
  /** The enamel of each seat. */
  readonly paints: readonly Paint[];
  /** Whether the board has a rim on top, or pieces fall in there. */
  readonly top: 'closed' | 'open';
  /** How a piece comes to lie. */
  readonly enter: 'settle' | 'drop';
  /** How cells are marked that have done their work: a pip a piece, or a line through the row. */
  readonly done: 'pips' | 'lines';
  /** Whether each seat looks from its own edge, and counts rows from there. */
  readonly facing: boolean;
  /** What the chance of the game is shown as. */
  readonly chance: 'die' | 'selector' | null;
  /** Whether each seat keeps its score on a slider. */
  readonly slides: boolean;
}
