import { language } from '../language/language.svelte.ts';
import type { ReviewedMove } from '../wire/types.ts';

export type Grade = NonNullable<ReviewedMove['class']>;

/** What is counted of a player, the worst first. */
export const SLIPS = ['blunder', 'mistake', 'inaccuracy'] as const;
export type Slip = (typeof SLIPS)[number];

/** The signs that players of chess know. */
export const SIGNS: Readonly<Record<Grade, string>> = {
  best: '',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** Whether a move gave enough away to be called by name. */
export function slipOf({ class: grade }: ReviewedMove): Slip | null {
  return SLIPS.find((slip) => slip === grade) ?? null;
}

/** A share in hundredths, with its sign where that matters. */
export function percent(share: number, isSigned = false): string {
  const whole = Math.round(100 * share);
  const sign = whole < 0 ? '−' : isSigned && whole ? '+' : '';
  return language.say('review-percent', { number: `${sign}${String(Math.abs(whole))}` });
}

/** A change of the win chance in points, added up over a game, with its sign. */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  const sign = whole < 0 ? '−' : whole ? '+' : '';
  return language.say('review-points', { number: `${sign}${String(Math.abs(whole))}` });
}

/** What the own moves of a seat have given away. */
export function givenAway(moves: Iterable<ReviewedMove>, seat: number): number {
  let sum = 0;
  for (const move of moves) if (move.seat === seat) sum -= move.loss;
  return sum;
}

/** How often a seat slipped, kind by kind. */
export function slipsOf(moves: Iterable<ReviewedMove>, seat: number): Record<Slip, number> {
  const found = { blunder: 0, mistake: 0, inaccuracy: 0 };
  for (const move of moves) {
    const slip = move.seat === seat ? slipOf(move) : null;
    if (slip) found[slip] += 1;
  }
  return found;
}

/**
 * The move that is worth looking at first: the one that cost most, of who looks; or of those who
 * did not win; or of anybody.
 */
export function costliest(
  moves: readonly ReviewedMove[],
  own: number | null,
  winners: readonly number[],
): ReviewedMove | null {
  const isOf = (one: ReviewedMove) =>
    own === null ? !winners.includes(one.seat) : one.seat === own;
  return worst(moves.filter(isOf)) ?? worst(moves);
}

function worst(moves: readonly ReviewedMove[]): ReviewedMove | null {
  const slips = moves.filter((move) => slipOf(move));
  return slips.reduce<ReviewedMove | null>(
    (most, move) => (most && most.loss >= move.loss ? most : move),
    null,
  );
}
