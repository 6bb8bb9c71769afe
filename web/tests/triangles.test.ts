import { describe, expect, it } from 'vitest';
import {
  boxOf,
  cellName,
  cornersOf,
  HEIGHT,
  isHardToRead,
  placeOf,
  tileOf,
  TYPE,
  typeShare,
} from '../src/board/triangles.ts';

describe('a tile', () => {
  it('is read from the text of its move', () => {
    expect(tileOf('v-1,2:345')).toEqual([false, -1, 2, [3, 4, 5]]);
    expect(tileOf('draw')).toBeNull();
    expect(tileOf('012')).toBeNull();
  });

  it('has its corners clockwise from the left one', () => {
    const places = cornersOf([true, 0, 0, [0, 1, 2]]).map((corner) => placeOf(corner, 2));
    expect(places).toEqual([
      [0, -0],
      [1, -2 * HEIGHT],
      [2, -0],
    ]);
    expect(cellName([false, 3, -1, [0, 0, 0]])).toBe('v3,-1');
  });

  it('shares two corners with the one across its side', () => {
    const corners = [tileOf('^0,0:012'), tileOf('v0,0:210')].map((tile) =>
      (tile ? cornersOf(tile) : []).map(String),
    );
    expect(corners[0]?.filter((corner) => corners[1]?.includes(corner))).toHaveLength(2);
  });

  it('has a box around it', () => {
    const box = boxOf([[true, 0, 0, [0, 0, 0]]], 10, 1);
    expect(box.width).toBeCloseTo(12);
    expect(box.height).toBeCloseTo(10 * HEIGHT + 2);
  });

  it('has larger numbers for its size where it is small, as far as there is room', () => {
    expect(typeShare(100)).toBe(TYPE);
    expect(typeShare(48) * 48).toBeCloseTo(14);
    expect(typeShare(20)).toBe(typeShare(30));
    expect(typeShare(0)).toBe(TYPE);
    expect([60, 44, 43, 20, 0].map(isHardToRead)).toEqual([false, false, true, true, false]);
  });
});
