import { percent } from '../review/figures.ts';
import type { Measured } from '../wire/types.ts';

/** Where a mean and a standard error to either side lie between 0 and 100. */
export function span({ value, error }: Measured): { low: number; mean: number; high: number } {
  const within = (share: number) => 100 * Math.min(Math.max(share, 0), 1);
  return { low: within(value - error), mean: within(value), high: within(value + error) };
}

/** A mean and its error in words. */
export function shared({ value, error }: Measured): { value: string; error: string } {
  return { value: percent(value), error: percent(error) };
}
