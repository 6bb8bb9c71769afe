import { language } from '../language/language.svelte.ts';
import type { Seat } from '../wire/types.ts';

/** What a seat is called. */
export function nameOfSeat(seat: Seat, number: number): string {
  if (seat.name) return seat.name;
  if (seat.level) return language.say('play-computer', { level: seat.level });
  return seat.kept ?? language.say('seat', { number: number + 1 });
}
