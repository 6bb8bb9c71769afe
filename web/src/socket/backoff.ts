const FIRST = 400;
const LONGEST = 15_000;

/**
 * How long to wait before the next attempt, in milliseconds: twice as long after each failure, and
 * somewhere in the upper half of it, so that clients of a restarted server do not come all at once.
 */
export function backoff(failures: number, random: () => number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** failures);
  return Math.round(whole / 2 + (whole / 2) * random());
}
