import type { MatchStatus, Presence } from '../wire/types.ts';

/** Whether whoever plays a seat is there: a computer always is, a person if they are connected. */
export function isHere(now: MatchStatus, presence: Presence | null, seat: number): boolean {
  const person = now.seats[seat];
  if (person?.kind === 'computer') return true;
  return presence?.seats.includes(seat) ?? person?.here ?? false;
}
