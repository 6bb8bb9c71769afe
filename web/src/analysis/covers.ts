import type { Cover } from '../wire/types.ts';

/** The colour that covers a cell most often, and in what share of the games. */
export function likeliest(
  counts: readonly number[],
  games: number,
): { colour: number; share: number } {
  const most = Math.max(...counts);
  return { colour: counts.indexOf(most), share: most / games };
}

/** How many cells each colour covers in the end, on average. */
export function expectedCells({ counts, games }: Cover): number[] {
  const colours = counts[0]?.length ?? 0;
  return Array.from({ length: colours }, (_, colour) =>
    counts.reduce((sum, each) => sum + (each[colour] ?? 0) / games, 0),
  );
}
