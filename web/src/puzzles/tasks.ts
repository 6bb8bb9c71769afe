import { SHELF } from '../games/index.ts';
import { ask } from '../server/ask.ts';
import type { PuzzleTask } from '../wire/types.ts';

/** The puzzle of an address: that of the day, the next of a game, or one by its id. */
export function taskAt(which: string, after?: string): Promise<PuzzleTask> {
  if (which === 'daily') return ask('GET /api/v1/puzzles/daily');
  if (SHELF.includes(which)) {
    const query = { game: which, ...(after !== undefined && { after }) };
    return ask('GET /api/v1/puzzles/next', { query });
  }
  return ask('GET /api/v1/puzzles/{puzzle_id}', { path: { puzzle_id: which } });
}
