import { cellsIn, numberOf } from '../wire/events.ts';
import type { Event } from '../wire/types.ts';

/** Points that a move would bring a seat, and the cells that they are for. */
export interface Prospect {
  readonly seat: number;
  readonly points: number;
  readonly cells: readonly number[];
}

/** A piece that somebody tries: solid if it fits, else outlined. */
export interface Ghost {
  readonly seat: number;
  readonly colour: number;
  /** The text of the move that would lay it. */
  readonly move: string;
  readonly fits: boolean;
  /** Whether it is what somebody could have done instead, beside what lies there. */
  readonly instead?: boolean;
  /** What it would bring, as soon as that is known. */
  readonly prospects?: readonly Prospect[];
  /** The cells by which it would end the game. */
  readonly decisive?: readonly number[];
}

/** How a ghost is drawn. */
export function lookOf({ fits, instead }: Ghost): 'ghost' | 'refused' | 'instead' {
  if (instead) return 'instead';
  return fits ? 'ghost' : 'refused';
}

/** The points among some events whose cells are told. */
export function prospectsOf(events: readonly Event[]): Prospect[] {
  return events
    .filter(({ kind }) => kind === 'scored')
    .map((event) => ({
      seat: numberOf(event, 'seat'),
      points: numberOf(event, 'points'),
      cells: cellsIn(event, 'cells'),
    }))
    .filter(({ cells }) => cells.length);
}

/** The cells that some events name as those that end the game. */
export function decisiveIn(events: readonly Event[]): readonly number[] {
  return events.filter(({ kind }) => kind === 'ended').flatMap((event) => cellsIn(event, 'cells'));
}
