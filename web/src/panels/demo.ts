import { byGame } from '../games/folder.ts';
import { withLaid } from '../board/laying.ts';
import type { Grid, Lattice, Placed } from '../wire/types.ts';

/** A piece that is laid, and what the board shows of bar and finished cells after it. */
export interface DemoStep {
  /** The colour that is laid. */
  readonly seat: number;
  readonly move: string;
  readonly bar?: number;
  readonly done?: readonly number[];
}

/** A recorded game as a picture plays it; a board without columns is one of triangles. */
export interface Demo {
  readonly columns?: number;
  readonly rows?: number;
  readonly steps: readonly DemoStep[];
}

/** The demo of each game that has one. */
export const DEMOS = byGame(
  import.meta.glob<Demo>('../games/*/demo.json', { eager: true, import: 'default' }),
);

/** The pieces on the board after so many steps. */
export function laidBy({ steps }: Demo, count: number): Placed[] {
  return steps.slice(0, count).map(({ seat: colour, move }) => [colour, move] as const);
}

/** The board after so many steps. */
export function boardAt(game: Demo, count: number): Grid | Lattice {
  const { columns, rows, steps } = game;
  const laid = laidBy(game, count);
  if (columns === undefined || rows === undefined) {
    return withLaid({ kind: 'lattice', tiles: [] }, laid);
  }
  const { bar = steps[0]?.bar ?? null, done = [] } = steps.slice(0, count).at(-1) ?? {};
  const owners = '.'.repeat(columns * rows);
  return withLaid({ kind: 'grid', columns, rows, owners, marks: [], bar, done }, laid);
}
