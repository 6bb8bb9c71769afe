import { numberOf } from '../wire/events.ts';
import type { Event } from '../wire/types.ts';

/** Events that the board itself shows. */
const SEEN = new Set(['laid', 'rolled', 'began']);

/** The events that are worth words; that something is over comes first, for it matters most. */
export function worthTelling(events: readonly Event[]): Event[] {
  const told = events.filter(
    (event, index) =>
      (!SEEN.has(event.kind) || isInVain(event, events[index + 1])) && !event.fields['again'],
  );
  return [...told.filter(isEnd), ...told.filter((event) => !isEnd(event))];
}

/** Whether what was rolled could not be played: then no die shows it any more. */
export function isInVain({ kind }: Event, next: Event | undefined): boolean {
  return kind === 'rolled' && next?.kind === 'passed' && !next.fields['again'];
}

/** The events that are worth words to who would cause them; what others lose the board shows. */
export function worthForeseeing(events: readonly Event[], seat: number): Event[] {
  return worthTelling(events).filter(
    (event) => event.kind !== 'scored' || numberOf(event, 'seat') === seat,
  );
}

/**
 * What stands above the events that are foreseen: the sum of the points where they are several or
 * no event tells them, that there are none, or nothing.
 */
export function headline(gain: number, told: readonly Event[]): 'sum' | 'even' | null {
  const scored = told.filter(({ kind }) => kind === 'scored').length;
  if (scored > 1 || (gain !== 0 && scored === 0)) return 'sum';
  return told.length ? null : 'even';
}

/** Whether an event ends a game. */
export function isEnd({ kind }: Event): boolean {
  return kind.endsWith('ended');
}

/** A sentence without the numbers of rules: those are for refusals, and for the rules. */
export function withoutRules(words: string): string {
  return words.replaceAll(/\s*[((][A-Z]{2}-\d+[))]/g, '');
}

/** A sentence without the name of whom it is about, where that is plain to see. */
export function withoutName(words: string, name: string): string {
  const rest = words.startsWith(name) ? words.slice(name.length) : '';
  const after = /^\s?:\s/.exec(rest);
  return after ? rest.slice(after[0].length) : words;
}
