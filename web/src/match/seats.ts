import { language } from '../language/language.svelte.ts';
import { listed } from '../language/words.ts';
import type { Paint } from '../theme/paints.ts';
import { coloursOf, type Owners } from '../wire/colours.ts';
import type { Seat } from '../wire/types.ts';

/** What all seats are called: several computers are counted, those of one person go by colour. */
export function namesOf(
  seats: readonly Seat[],
  paints: readonly Paint[],
  owners?: Owners,
): string[] {
  const computers = seats.filter(isComputer);
  const people = seats.map(({ name }) => name);
  return seats.map((seat, number) => {
    const paint = paints[coloursOf(owners, number)[0] ?? number];
    if (paint && seat.name && people.indexOf(seat.name) !== people.lastIndexOf(seat.name))
      return language.say(`colour-${paint}`);
    if (!isComputer(seat) || computers.length < 2) return nameOfSeat(seat, number);
    const facts = { number: computers.indexOf(seat) + 1, level: seat.level ?? 0 };
    return language.say('play-computer-of', facts);
  });
}

/** What a computer is called where there is little room; its level stands beside it, if at all. */
export function briefOf(seats: readonly Seat[], number: number): string | null {
  const seat = seats[number];
  if (!seat || !isComputer(seat)) return null;
  const computers = seats.filter(isComputer);
  const count = computers.length > 1 ? computers.indexOf(seat) + 1 : 0;
  return language.say('play-computer-brief', { count });
}

/** Some seats in one phrase; where they are several, computers go without their level. */
export function togetherOf(
  chosen: readonly number[],
  seats: readonly Seat[],
  names: readonly string[],
): string {
  const isOne = chosen.length === 1;
  return listed(chosen.map((one) => (isOne ? null : briefOf(seats, one)) ?? names[one] ?? ''));
}

function isComputer({ name, level }: Seat): boolean {
  return !name && !!level;
}

/** What a seat is called. */
export function nameOfSeat(seat: Seat, number: number): string {
  if (seat.name) return seat.name;
  if (seat.level) return language.say('play-computer', { level: seat.level });
  return seat.kept ?? language.say('seat', { number: number + 1 });
}
