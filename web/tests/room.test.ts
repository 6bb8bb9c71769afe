import { describe, expect, it } from 'vitest';
import { fitOf, roomOf } from '../src/match/room.ts';
import { turned, type Cell } from '../src/match/shapes.ts';

const I5 = [0, 1, 2, 3, 4].map((column): Cell => [column, 0]);
const L4: readonly Cell[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
];
const TRAYS = [1, 3].flatMap((rows) => [true, false].map((isDesk) => ({ rows, isDesk })));

describe('the place of a piece in a tray', () => {
  it.each(TRAYS)('holds it as it lies, at full size: %o', (kind) => {
    expect(fitOf(L4, L4, kind)).toBe(1);
    expect(fitOf(I5, I5, kind)).toBe(1);
  });

  it.each(TRAYS)('holds it when it was turned: %o', (kind) => {
    const least = kind.rows === 1 ? 0 : kind.isDesk ? 2 : 3.5;
    for (const lying of [I5, L4]) {
      const [across, down] = roomOf(lying, kind);
      const upright = turned(lying);
      const high = Math.max(...upright.map(([, row]) => row)) + 1;
      expect(high * fitOf(upright, lying, kind)).toBeLessThanOrEqual(Math.max(down, least));
      expect(across).toBeGreaterThanOrEqual(3);
    }
  });

  it('is as small as the piece where there are many', () => {
    expect(roomOf(I5, { rows: 3, isDesk: true })).toEqual([5, 1]);
    expect(roomOf(I5, { rows: 1, isDesk: true })).toEqual([5, 5]);
  });
});
