import type { Position } from '../wire/types.ts';

/** What a lot makes chance do, each by its odds; null if chance has not the turn. */
export function drawn({ outcomes = [] }: Position, random = Math.random): string | null {
  const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * whole;
  for (const { move, weight } of outcomes) {
    left -= weight;
    if (left < 0) return move;
  }
  return outcomes.at(-1)?.move ?? null;
}
