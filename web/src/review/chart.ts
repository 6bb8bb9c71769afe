import type { Share } from '../wire/types.ts';

/** The lines of the seats, told apart without colour. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4'];

export const HEIGHT = 150;
/** Room for the scale at the left, and for marks above and below. */
export const LEFT = 40;
export const TOP = 20;

/** Where things lie on a graph of so many moves, so many pixels wide, between two values. */
export class Chart {
  constructor(
    private readonly moves: number,
    private readonly width: number,
    private readonly low = 0,
    private readonly high = 1,
  ) {}

  x(moves: number): number {
    const inner = Math.max(this.width - LEFT - 10, 1);
    return Math.round(10 * (LEFT + (inner * moves) / Math.max(this.moves, 1))) / 10;
  }

  y(value: number): number {
    const share = (value - this.low) / (this.high - this.low);
    return Math.round(10 * (TOP + HEIGHT * (1 - share))) / 10;
  }

  /** The number of moves at a place across. */
  movesAt(x: number): number {
    const inner = Math.max(this.width - LEFT - 10, 1);
    return Math.min(Math.max(Math.round(((x - LEFT) / inner) * this.moves), 0), this.moves);
  }

  /** The line of a seat. */
  line(shares: readonly Share[], seat: number): string {
    const points = shares.map(
      ({ moves, values }) => `${String(this.x(moves))} ${String(this.y(values[seat] ?? 0))}`,
    );
    return points.length ? `M${points.join('L')}` : '';
  }
}

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? '';
}

/** What each seat could expect after so many moves: what was known last. */
export function shareAt(shares: readonly Share[], moves: number): Share | null {
  return shares.findLast((share) => share.moves <= moves) ?? null;
}
