import type { LogEntry, Offer } from '../wire/types.ts';

/** What was offered from here and declined by another, as long as nothing else has happened since. */
export function declinedIn(
  entries: readonly LogEntry[],
  mine: readonly number[],
): { readonly what: Offer; readonly seat: number } | null {
  const last = entries.at(-1);
  if (last?.kind !== 'answered' || last.accepted !== false || !last.what) return null;
  const { what, seat } = last;
  const offer = entries.findLast((entry) => entry.kind === 'offered' && entry.what === what);
  const isOwn = typeof offer?.seat === 'number' && mine.includes(offer.seat);
  return isOwn && typeof seat === 'number' && !mine.includes(seat) ? { what, seat } : null;
}
