import type { View } from '../wire/types.ts';

/** What somebody who has the turn has to do next. */
export type Phase = 'pick-first' | 'pick' | 'aim-first' | 'aim' | 'draw';

/** What a phase follows from. */
export interface Turn {
  readonly view: View;
  /** The colour that acts. */
  readonly colour: number;
  /** The piece in hand. */
  readonly piece: string | null;
  /** Whether anything can be laid. */
  readonly canLay: boolean;
}

/** What is to be done now; a first piece is told apart, for it has rules of its own. */
export function phaseOf({ view, colour, piece, canLay }: Turn): Phase {
  if (!canLay) return 'draw';
  const doing = piece === null ? 'pick' : 'aim';
  return hasLaid(view, colour) ? doing : `${doing}-first`;
}

/** Whether something lies to which the next piece is added. */
export function hasLaid({ board }: View, colour: number): boolean {
  return board.kind === 'grid'
    ? board.owners.includes(colour.toString(16))
    : board.tiles.length > 0;
}

/** The keys of the sentence for a phase of a game, the most fitting first. */
export function keysFor(phase: Phase, game: string): string[] {
  const [doing] = phase.split('-') as [string];
  return [`guide-${phase}-${game}`, `guide-${doing}-${game}`, `guide-${phase}`, `guide-${doing}`];
}
