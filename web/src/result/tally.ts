import { numberOf, textOf } from '../wire/events.ts';
import type { Event, LogEntry } from '../wire/types.ts';

/** Points of one kind that a seat has won or lost in all. */
export interface Share {
  /** What they were for, as the law names it: `bd-8`, `tl-16`. */
  readonly kind: string;
  readonly rule: string;
  readonly points: number;
}

/** Where the points of a seat came from: what it began with, and what came by each rule. */
export interface Tally {
  readonly seat: number;
  readonly score: number;
  readonly start: number;
  readonly shares: readonly Share[];
}

const SCORED = 'event-scored-';

/** All that happened in a match, in order; what was taken back has no events any more. */
export function eventsOf(entries: readonly LogEntry[]): Event[] {
  return entries.flatMap(({ events }) => events ?? []);
}

/** Where the points of all seats came from, given what they ended with. */
export function talliesOf(events: readonly Event[], scores: readonly number[]): Tally[] {
  return scores.map((score, seat) => {
    const shares = sharesOf(events.filter((event) => isFor(event, seat)));
    const won = shares.reduce((sum, { points }) => sum + points, 0);
    return { seat, score, start: score - won, shares };
  });
}

function isFor(event: Event, seat: number): boolean {
  return event.kind === 'scored' && numberOf(event, 'seat') === seat;
}

/** Points by their kinds: what was won first, each in the order of the rules. */
function sharesOf(events: readonly Event[]): Share[] {
  const found = new Map<string, Share>();
  for (const event of events) {
    const points = numberOf(event, 'points');
    if (!points) continue;
    const [kind, rule] = [kindOf(event), textOf(event, 'rule')];
    const key = `${kind} ${points > 0 ? 'won' : 'lost'}`;
    found.set(key, { kind, rule, points: points + (found.get(key)?.points ?? 0) });
  }
  return [...found.values()].sort(
    (one, other) =>
      Number(other.points > 0) - Number(one.points > 0) ||
      one.kind.localeCompare(other.kind, 'en', { numeric: true }),
  );
}

/** What points were for: the part of the sentence's key that tells, or else the rule. */
function kindOf(event: Event): string {
  const { key } = event.message;
  return key.startsWith(SCORED) ? key.slice(SCORED.length) : textOf(event, 'rule').toLowerCase();
}
