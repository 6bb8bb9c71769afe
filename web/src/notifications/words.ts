import { language } from '../language/language.svelte.ts';
import { nameOfSeat } from '../match/seats.ts';
import type { OwnMatch } from '../wire/types.ts';

/** Whom a match is with, by name: the others there, or who invites. */
export function othersAt({ seats, mine, invited, by }: OwnMatch): string {
  if (invited) return by;
  return seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ number }) => !mine.includes(number))
    .map(({ seat, number }) => nameOfSeat(seat, number))
    .join(', ');
}

/** What a match waits for, in a few words. */
export function stateOf({ invited, turn, stage }: OwnMatch): string {
  if (invited) return language.say('own-invited');
  if (turn) return language.say('play-yours');
  return language.say(stage === 'open' ? 'play-waiting' : 'own-theirs');
}
