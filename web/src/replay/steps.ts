import { pointsOf, textOf } from '../wire/events.ts';
import type { Frame } from '../wire/types.ts';

/** A line of the list of moves. */
export interface Step {
  /** The number of its frame. */
  readonly index: number;
  readonly seat: number;
  /** The piece that was laid; empty if none was. */
  readonly piece: string;
  /** Where it begins, or the whole text of another kind of move. */
  readonly place: string;
  /** What it brought the seat that made it. */
  readonly points: number;
}

/** The moves of the seats; what chance did shows in the moves that follow. */
export function stepsOf(frames: readonly Frame[]): Step[] {
  return frames.flatMap(({ view, entry }, index) => {
    if (!entry || entry.actor < 0) return [];
    const laid = view.events.find(({ kind }) => kind === 'laid');
    const move = entry.move ?? '';
    return [
      {
        index,
        seat: entry.actor,
        piece: laid ? textOf(laid, 'piece') : '',
        place: laid ? startOf(move) : move,
        points: pointsOf(view).get(entry.actor) ?? 0,
      },
    ];
  });
}

/** The first cell of a placement: `e10` of `e10,f10`, `^0,0` of `^0,0:012`. */
function startOf(move: string): string {
  return move.includes(':') ? (move.split(':')[0] ?? '') : (move.split(',')[0] ?? '');
}
