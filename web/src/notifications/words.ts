import { language } from '../language/language.svelte.ts';
import { nameOfSeat } from '../match/seats.ts';
import type { OwnMatch } from '../wire/types.ts';

/** Whom a match is with, by name: the others there, or who invites, declined or wants a rematch. */
export function othersAt({ seats, mine, invited, by, rematch, declined }: OwnMatch): string {
  if (invited) return by;
  if (declined) return declined;
  const asks = seats[rematch ?? -1];
  if (asks) return nameOfSeat(asks, rematch ?? 0);
  return seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ number }) => !mine.includes(number))
    .map(({ seat, number }) => nameOfSeat(seat, number))
    .join(', ');
}

/** What a match waits for, in a few words. */
export function stateOf({ invited, turn, rematch, declined, stage }: OwnMatch): string {
  if (stage === 'over' && declined) return language.say('own-declined');
  if (rematch !== null) return language.say('own-rematch');
  if (invited) return language.say('own-invited');
  if (turn) return language.say('play-yours');
  return language.say(stage === 'open' ? 'play-waiting' : 'own-theirs');
}
