/**
 * Seat and colour: a seat decides and is scored, a colour has pieces and lies on the board. Where
 * the server says nothing of colours, each seat has one, of its own number.
 */
import type { Event, Rack, View } from './types.ts';

/** The seats of each colour; left out where each seat has one colour, its own. */
export type Owners = readonly (readonly number[])[];

/** The colour of the pieces on a rack; null if they have none. */
export function colourOf({ colour, seat }: Rack): number | null {
  return colour ?? seat;
}

/** The colours that a seat lays, those that it shares too. */
export function coloursOf(owners: Owners | undefined, seat: number): readonly number[] {
  if (!owners) return [seat];
  return [...owners.keys()].filter((colour) => owners[colour]?.includes(seat));
}

/** The colour that acts, or that of who looks on; the first one if there is neither. */
export function actingColour({ colour, turn, seat }: View): number {
  const acting = colour ?? turn ?? seat ?? 0;
  return acting < 0 ? 0 : acting;
}

/** The colour that an event is about: the one that it names, or else that of its seat. */
export function colourIn({ fields: { colour, seat } }: Event): number {
  const found = colour ?? seat;
  return typeof found === 'number' ? found : 0;
}
