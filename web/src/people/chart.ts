import type { RatingChange } from '../wire/types.ts';

/** A point of a chart, in its own units. */
export type ChartPoint = readonly [x: number, y: number];

/** A history as a chart: the line, the band in which the truth lies, and the lines of the ground. */
export interface Chart {
  readonly line: string;
  readonly band: string;
  readonly last: ChartPoint;
  readonly marks: readonly { readonly y: number; readonly rating: number }[];
}

export const HEIGHT = 150;
const STEPS = [50, 100, 200, 250, 500, 1000];
const MOST_MARKS = 4;

/** The chart of changes, the latest first as the server tells them; match after match. */
export function chartOf(changes: readonly RatingChange[], width: number): Chart {
  const past = [...changes].reverse();
  const highest = Math.max(...past.map(({ after, uncertainty }) => after + uncertainty));
  const lowest = Math.min(...past.map(({ after, uncertainty }) => after - uncertainty));
  const x = (number: number) =>
    past.length < 2 ? width / 2 : (number / (past.length - 1)) * width;
  const y = (rating: number) => HEIGHT * (1 - (rating - lowest) / Math.max(highest - lowest, 1));
  const path = (ratings: readonly number[], from = 0, by = 1) =>
    ratings.map((rating, n) => `${x(from + by * n).toFixed(1)} ${y(rating).toFixed(1)}`).join('L');
  const upper = past.map(({ after, uncertainty }) => after + uncertainty);
  const lower = past.map(({ after, uncertainty }) => after - uncertainty).reverse();
  return {
    line: `M${path(past.map(({ after }) => after))}`,
    band: `M${path(upper)}L${path(lower, past.length - 1, -1)}z`,
    last: [x(past.length - 1), y(past.at(-1)?.after ?? lowest)],
    marks: marksBetween(lowest, highest).map((rating) => ({ rating, y: y(rating) })),
  };
}

/** Round ratings between two others, not more than a few. */
export function marksBetween(lowest: number, highest: number): number[] {
  const step = STEPS.find((one) => (highest - lowest) / one <= MOST_MARKS) ?? 2000;
  const first = Math.ceil(lowest / step) * step;
  const count = Math.max(Math.floor((highest - first) / step) + 1, 0);
  return Array.from({ length: count }, (_, number) => first + number * step);
}
