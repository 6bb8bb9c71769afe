import type { Handling } from './piece-controls.ts';

const ROWS: Readonly<Record<string, Handling>> = {
  'blokus-duo': { flips: true, snap: 1.5, falls: false, lights: false, corners: true },
  'tetris-link': { flips: true, snap: Infinity, falls: true, lights: false, corners: false },
  'tetris-duel': { flips: false, snap: Infinity, falls: false, lights: false, corners: false },
  triominos: { flips: false, snap: 0, falls: false, lights: true, corners: false },
};

/** How the pieces of a game are handled. */
export function handlingOf(game: string): Handling {
  const row = ROWS[game];
  if (!row) throw new Error(`nobody knows how to handle ${game}`);
  return row;
}
