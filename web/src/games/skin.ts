import type { Paint } from '../theme/paints.ts';

/** How a game wants its pieces to be handled. */
export interface Handling {
  /** Whether pieces may be turned over. */
  readonly flips: boolean;
  /** How far, in cells, a piece is drawn to a spot where it fits. */
  readonly snap: number;
  /** Whether pieces fall, so that only the column counts. */
  readonly falls: boolean;
  /** Whether cells where a piece fits are lit as soon as it is taken up. */
  readonly lights: boolean;
  /** Whether corners at which one can go on can be shown on request. */
  readonly corners: boolean;
}

/** How a game looks and feels. */
export interface GameSkin {
  /** Whether the board has a rim on top, or pieces fall in there. */
  readonly top: 'closed' | 'open';
  /** How a piece comes to lie. */
  readonly enter: 'settle' | 'drop';
  /** How cells are marked that have done their work: a pip a piece, or a line through the row. */
  readonly done: 'pips' | 'lines';
  /** Whether each seat looks from its own edge, and counts rows from there. */
  readonly facing: boolean;
  /** Whether a long board may lie on its side. */
  readonly lies: boolean;
  /** What the chance of the game is shown as. */
  readonly chance: 'die' | 'selector' | null;
  /** Whether each seat keeps its score on a slider. */
  readonly slides: boolean;
  /** What the number beside a name counts while a match runs: points, or squares on the board. */
  readonly counts: 'points' | 'squares';
  /** Rules that end the game at once, whatever the points. */
  readonly knockouts: readonly string[];
  /** How the pieces of who won are lit in the end: as they were laid, by rows, or from the middle. */
  readonly cheer: 'laid' | 'rise' | 'advance' | 'ripple';
  readonly handling: Handling;
}

/** What the `skin.ts` of a game's folder tells: where it differs from `general.ts`. */
export type OwnSkin = Partial<Omit<GameSkin, 'handling'>> & {
  readonly handling?: Partial<Handling>;
};

/** Everything that a board knows of a game. */
export interface Skin extends GameSkin {
  /** The enamel of each colour. */
  readonly paints: readonly Paint[];
}
