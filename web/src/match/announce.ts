import { language } from '../language/language.svelte.ts';
import type { HeldPiece } from './held-piece.svelte.ts';

/** Where the piece in hand is aimed and whether it fits there, for who listens. */
export function announceAim({ piece, trial }: HeldPiece): string {
  if (!trial) return '';
  const fits = trial.fits ? 'yes' : 'no';
  return language.say('play-aimed', { piece: piece ?? '', place: trial.move, fits });
}
