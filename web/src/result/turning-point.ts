import { gained, type Made } from '../match/moves.ts';
import type { Tally } from './tally.ts';

/** The move from which on the winner was ahead of everybody until the end. */
export interface TurningPoint {
  readonly move: Made;
  /** Its number in the list of moves. */
  readonly number: number;
  readonly isFirst: boolean;
}

/**
 * Where a match turned, by the points after each move; null where points do not tell it: nobody
 * won alone, or who won was not ahead in the end.
 */
export function turningPointOf(
  moves: readonly Made[],
  tallies: readonly Tally[],
  winners: readonly number[],
): TurningPoint | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const scores = tallies.map(({ start }) => start);
  let since: number | null = null;
  moves.forEach(({ events }, index) => {
    for (const { seat } of tallies) scores[seat] = (scores[seat] ?? 0) + gained(events, seat);
    if (!isAhead(scores, winner)) since = null;
    else since ??= index;
  });
  const move = since === null ? undefined : moves[since];
  return move && since !== null ? { move, number: since + 1, isFirst: since === 0 } : null;
}

/** The words for it: whoever looks is addressed, be it their win or their move. */
export function turningKeyOf(
  { move, isFirst }: TurningPoint,
  winners: readonly number[],
  mine: readonly number[],
): string {
  const own = mine.length === 1 ? mine[0] : undefined;
  const to = own !== undefined && winners.length === 1 && winners[0] === own ? '-you' : '';
  if (isFirst) return `result-led${to}`;
  if (winners.includes(move.seat)) return `result-turning${to}`;
  return move.seat === own ? 'result-turning-mine' : `result-turning-other${to}`;
}

function isAhead(scores: readonly number[], winner: number): boolean {
  const own = scores[winner] ?? 0;
  return scores.every((score, seat) => seat === winner || score < own);
}
