import { language } from './language.svelte.ts';
import type { ListedMatch, Player } from '../wire/types.ts';

const MINUTE = 60;

/** A clock in a few words: 5 min + 3 s. */
export function clockWords(clock: ListedMatch['clock']): string {
  if (clock.kind === 'none') return language.say('clock-none');
  if (clock.kind === 'days') return language.say('clock-days', { days: clock.days });
  const { base, increment = 0 } = clock;
  const minutes = Math.floor(base / MINUTE);
  const [whole, rest] = [String(minutes), base % MINUTE];
  const stock = rest ? `${whole}:${String(rest).padStart(2, '0')}` : whole;
  return language.say('clock-fischer', { stock, increment });
}

/** A player by name; a computer by its level. */
export function playerName({ name, kind, level }: Player): string {
  if (kind === 'computer') return language.say('player-computer', { level: level ?? 0 });
  return name ?? language.say(kind === 'deleted' ? 'player-deleted' : 'player-nobody');
}

/** A moment as a day in the reader's language. */
export function dayWords(moment: number): string {
  return new Intl.DateTimeFormat(language.code, { dateStyle: 'medium' }).format(moment);
}

/** A moment as day and time in the reader's language. */
export function timeWords(moment: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language.code, style).format(moment);
}

/** A moment as a time, with its day unless that is today's (as `now` has it). */
export function momentWords(moment: number, now = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  if (!isToday) return timeWords(moment);
  return new Intl.DateTimeFormat(language.code, { timeStyle: 'short' }).format(moment);
}

/** Several names in one phrase. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.code).format(names);
}
