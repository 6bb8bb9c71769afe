/** What is told of a chance to win: a number that is known, or how far it is known. */
export interface Chance {
  readonly kind: 'exact' | 'about' | 'low' | 'high';
  /** In percent. */
  readonly value: number;
}

/** Odds that were not played to the end are known to about so many points of a hundred. */
const STEP = 5;

/** A chance to win as it can be told; null if it is not known at all. */
export function chanceOf(win: number | undefined, exact: boolean): Chance | null {
  if (win === undefined || !Number.isFinite(win)) return null;
  const percent = Math.min(Math.max(win, 0), 1) * 100;
  if (exact) return { kind: 'exact', value: Math.round(percent) };
  if (percent < STEP) return { kind: 'low', value: STEP };
  if (percent > 100 - STEP) return { kind: 'high', value: 100 - STEP };
  return { kind: 'about', value: Math.round(percent / STEP) * STEP };
}
