import { startOf, type MoveLine } from '../panels/move-line.ts';
import { colourIn } from '../wire/colours.ts';
import { pointsOf, textOf } from '../wire/events.ts';
import type { Frame } from '../wire/types.ts';

/** How many moves seats have made up to a frame: the number that the list of moves gives the last. */
export function movesUntil(frames: readonly Frame[], index: number): number {
  return frames.slice(0, index + 1).filter(({ entry }) => entry && entry.actor >= 0).length;
}

/** The moves of the seats, by their frames; what chance did shows in the moves that follow. */
export function stepsOf(frames: readonly Frame[]): MoveLine[] {
  return frames.flatMap(({ view, entry }, index) => {
    if (!entry || entry.actor < 0) return [];
    const laid = view.events.find(({ kind }) => kind === 'laid');
    const move = entry.move ?? '';
    return [
      {
        key: index,
        seat: entry.actor,
        colour: laid ? colourIn(laid) : entry.actor,
        piece: laid ? textOf(laid, 'piece') : '',
        place: laid ? startOf(move) : move,
        move,
        points: pointsOf(view).get(entry.actor) ?? 0,
      },
    ];
  });
}
