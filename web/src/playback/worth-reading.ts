import { isEnd } from '../match/worth-telling.ts';
import type { Event } from '../wire/types.ts';

/**
 * The events of a step that are read; that something is over comes first, for it matters most.
 * Where a piece lies the board shows, unless there is nothing else to tell.
 */
export function worthReading(events: readonly Event[]): Event[] {
  const fresh = events.filter(({ fields }) => !fields['again']);
  const others = fresh.filter(({ kind }) => kind !== 'laid');
  const told = others.length ? others : fresh;
  return [...told.filter(isEnd), ...told.filter((event) => !isEnd(event))];
}
