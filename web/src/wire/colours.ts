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

/** The racks that a seat lays from: its own, and those that it shares. */
export function racksOf({ racks }: View, owners: Owners | undefined, seat: number): Rack[] {
  const colours = coloursOf(owners, seat);
  return racks.filter((rack) => rack.seat === seat || (owners && isAmong(rack, colours)));
}

/** The colours of a seat as things stand: one that several lay in turns is with who lays it next. */
export function coloursNow(view: View, owners: Owners | undefined, seat: number): number[] {
  const elsewhere = view.racks.filter((rack) => rack.next !== undefined && rack.next !== seat);
  return coloursOf(owners, seat).filter(
    (colour) => !elsewhere.some((rack) => colourOf(rack) === colour),
  );
}

/** Whether a rack is everybody's and has no colour. */
export function isPool({ seat, colour }: Rack): boolean {
  return seat === null && colour === undefined;
}

/** Whether several lay from a rack in turns. */
export function isCommon({ seat, colour }: Rack): boolean {
  return seat === null && colour !== undefined;
}

/** The colours of which nothing can be laid any more. */
export function coloursOut({ racks }: View): number[] {
  const out = racks.filter(({ pieces }) => pieces.length && pieces.every(({ lost }) => lost));
  return out.flatMap((rack) => colourOf(rack) ?? []);
}

function isAmong(rack: Rack, colours: readonly number[]): boolean {
  return colours.includes(colourOf(rack) ?? -1);
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
