import { language } from '../language/language.svelte.ts';
import { nameOfSeat } from '../play/seats.ts';
import type { OwnMatch } from '../wire/types.ts';

/** The others at a match, by name. */
export function othersAt({ seats, mine, invited }: OwnMatch, self: string | undefined): string {
  return seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ seat, number }) => !mine.includes(number) && !(invited && seat.kept === self))
    .map(({ seat, number }) => nameOfSeat(seat, number))
    .join(', ');
}

/** What a match waits for, in a few words. */
export function stateOf({ invited, turn, stage }: OwnMatch): string {
  if (invited) return language.say('own-invited');
  if (turn) return language.say('play-yours');
  return language.say(stage === 'open' ? 'play-waiting' : 'own-theirs');
}
