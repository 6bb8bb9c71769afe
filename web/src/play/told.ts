import type { Event } from '../wire/types.ts';

/** Events that the board itself shows. */
const SEEN = new Set(['laid', 'rolled', 'began']);

/** The events that are worth words; that something is over comes first, for it matters most. */
export function worthTelling(events: readonly Event[]): Event[] {
  const told = events.filter(({ kind }) => !SEEN.has(kind));
  const isEnd = ({ kind }: Event) => kind.endsWith('ended');
  return [...told.filter(isEnd), ...told.filter((event) => !isEnd(event))];
}
