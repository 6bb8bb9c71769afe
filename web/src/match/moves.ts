import { startOf, type MoveLine } from '../panels/move-line.ts';
import { colourIn } from '../wire/colours.ts';
import { numberOf, textOf } from '../wire/events.ts';
import type { Event, LogEntry } from '../wire/types.ts';

/** A move that was made, and what it did. */
export interface Made extends MoveLine {
  readonly events: readonly Event[];
}

const MADE = new Set(['moved', 'passed-over']);

/** The moves of a match; what was taken back has no events any more. */
export function movesOf(entries: readonly LogEntry[]): Made[] {
  return entries
    .filter(({ kind, events }) => MADE.has(kind) && events?.length)
    .map(({ version, seat, move, events = [] }) => {
      const laid = events.find(({ kind }) => kind === 'laid');
      return {
        key: version,
        seat: seat ?? 0,
        colour: laid ? colourIn(laid) : (seat ?? 0),
        piece: laid ? textOf(laid, 'piece') : '',
        place: laid ? startOf(move ?? '') : (move ?? ''),
        points: gained(events, seat ?? 0),
        move: move ?? '',
        events,
      };
    });
}

/** What events bring a seat. */
export function gained(events: readonly Event[], seat: number): number {
  return events
    .filter((event) => event.kind === 'scored' && numberOf(event, 'seat') === seat)
    .reduce((sum, event) => sum + numberOf(event, 'points'), 0);
}
