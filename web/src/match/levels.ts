/** The levels of the computer; `level-1` and so on have their names. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const LEVEL = 'tessella-level';
const FIRST_LEVEL = 2;

/** The level that was played last on this device. */
export function lastLevel(): number {
  const kept = Number(localStorage.getItem(LEVEL));
  return LEVELS.find((level) => level === kept) ?? FIRST_LEVEL;
}

export function keepLevel(level: number): void {
  localStorage.setItem(LEVEL, String(level));
}
