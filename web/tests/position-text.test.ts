import { expect, test } from 'vitest';
import {
  changed,
  partsOf,
  piecesIn,
  textOf,
  toggled,
  without,
} from '../src/analysis/position-text.ts';

const TEXT = 'turn=1;roll=S;points=-1,0;laid=0:a1,b1,b2,c2/1:^0,0:012';

test('a position is its parts', () => {
  expect([...partsOf(TEXT).keys()]).toEqual(['turn', 'roll', 'points', 'laid']);
  expect(textOf(partsOf(TEXT))).toBe(TEXT);
  expect(piecesIn(TEXT)).toEqual([
    [0, 'a1,b1,b2,c2'],
    [1, '^0,0:012'],
  ]);
  expect(piecesIn('')).toEqual([]);
});

test('a piece is taken away, and another part is changed or left out', () => {
  expect(piecesIn(without(TEXT, 0))).toEqual([[1, '^0,0:012']]);
  expect(without(without(TEXT, 0), 0)).toBe('turn=1;roll=S;points=-1,0');
  expect(changed(TEXT, 'turn', '0')).toBe(TEXT.replace('turn=1', 'turn=0'));
  expect(changed('turn=1;roll=S', 'roll', '')).toBe('turn=1');
});

test('a tile goes into a hand and out of it', () => {
  const held = toggled('turn=0;hand0=123', 'hand0', '012');
  expect(held).toBe('turn=0;hand0=012/123');
  expect(toggled(held, 'hand0', '012')).toBe('turn=0;hand0=123');
});
