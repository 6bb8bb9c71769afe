import { describe, expect, it } from 'vitest';
import { outline, type Square } from '../src/board/geometry.ts';

const moves = (data: string) => data.match(/M/g)?.length ?? 0;
const bends = (data: string) => data.match(/a/g)?.length ?? 0;

describe('the outline of a piece', () => {
  it('of one cell is a rounded square, drawn in by the gap', () => {
    expect(outline([[0, 0]], 10, 1)).toBe(
      'M2.9 1H7.1a1.9 1.9 0 0 1 1.9 1.9V7.1a1.9 1.9 0 0 1 -1.9 1.9H2.9a1.9 1.9 0 0 1 -1.9 -1.9V2.9a1.9 1.9 0 0 1 1.9 -1.9z',
    );
  });

  it('has a corner wherever the piece turns', () => {
    const ell: Square[] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ];
    expect(bends(outline(ell, 24))).toBe(6);
  });

  it('goes round a hole as well', () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y): Square => [x, y]));
    const holed = ring.filter(([x, y]) => x !== 1 || y !== 1);
    expect(moves(outline(holed, 24))).toBe(2);
    expect(bends(outline(holed, 24))).toBe(8);
  });

  it('does not run across a corner where cells only touch', () => {
    const touching: Square[] = [
      [0, 0],
      [1, 1],
    ];
    expect(moves(outline(touching, 24))).toBe(2);
  });
});
