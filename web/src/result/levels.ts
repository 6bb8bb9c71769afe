import { LEVELS } from '../match/levels.ts';
import type { ListedMatch, MatchStatus } from '../wire/types.ts';

/** The one level of all computers that somebody played alone against; null if there is none. */
export function levelOf({ seats, mine }: MatchStatus): number | null {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  const levels = new Set(others.map(({ name, level }) => (name ? null : (level ?? null))));
  const [level] = levels;
  return mine.length === 1 && levels.size === 1 ? (level ?? null) : null;
}

/** The level to try next: one up after a win, one down after a loss; null if there is none. */
export function nextLevel(level: number, hasWon: boolean): number | null {
  const next = level + (hasWon ? 1 : -1);
  return LEVELS.find((one) => one === next) ?? null;
}

/** How many of somebody's matches against computers of a level were won in a row, to the latest. */
export function streakAgainst(
  matches: readonly ListedMatch[],
  name: string,
  level: number,
): number {
  const against = matches.filter(({ players }) => {
    const others = players.filter((player) => player.name !== name);
    return (
      others.length === players.length - 1 &&
      others.every((player) => player.kind === 'computer' && player.level === level)
    );
  });
  const lost = against.findIndex(({ players, ending }) => {
    const own = players.findIndex((player) => player.name === name);
    return ending?.winners.length !== 1 || !ending.winners.includes(own);
  });
  return lost < 0 ? against.length : lost;
}
