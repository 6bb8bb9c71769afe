import { describe, expect, it } from 'vitest';
import { chanceOf } from '../src/match/odds.ts';

describe('a chance to win', () => {
  it('is told as far as it is known: to five points of a hundred', () => {
    expect(chanceOf(0.4512, false)).toEqual({ kind: 'about', value: 45 });
    expect(chanceOf(0.478, false)).toEqual({ kind: 'about', value: 50 });
  });

  it('is never nothing or certain unless it was played to the end', () => {
    expect(chanceOf(0, false)).toEqual({ kind: 'low', value: 5 });
    expect(chanceOf(1, false)).toEqual({ kind: 'high', value: 95 });
    expect(chanceOf(0, true)).toEqual({ kind: 'exact', value: 0 });
    expect(chanceOf(1, true)).toEqual({ kind: 'exact', value: 100 });
  });

  it('is not told where it is not known', () => {
    expect(chanceOf(undefined, false)).toBeNull();
    expect(chanceOf(Number.NaN, true)).toBeNull();
  });
});
