import { expect, test } from 'vitest';
import { expectedCells, likeliest } from '../src/analysis/covers.ts';

test('the colour that covers a cell most often is told with its share', () => {
  expect(likeliest([1, 6], 8)).toEqual({ colour: 1, share: 0.75 });
  expect(likeliest([0, 0], 8).share).toBe(0);
});

test('cells are counted on average', () => {
  const counts = [
    [8, 0],
    [4, 2],
  ];
  expect(expectedCells({ type: 'cover', games: 8, final: true, counts })).toEqual([1.5, 0.25]);
});
