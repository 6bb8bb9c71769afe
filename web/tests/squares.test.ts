import { describe, expect, it } from 'vitest';
import {
  barAfter,
  barOf,
  CELL,
  markersOf,
  namesFor,
  pushWay,
  rowLabels,
  viewBox,
} from '../src/board/frame.ts';
import { decisiveIn, prospectsOf } from '../src/board/ghost.ts';
import { cellsOf, joined, lying, nameOf, squareOf } from '../src/board/squares.ts';
import type { Grid } from '../src/wire/types.ts';

function grid(rows: string[], bar: number | null = null): Grid {
  const owners = [...rows].reverse().join('');
  const columns = rows[0]?.length ?? 0;
  return { kind: 'grid', columns, rows: rows.length, owners, marks: [], bar, done: [] };
}

describe('cells', () => {
  it('are numbered from the bottom left, row by row', () => {
    expect(cellsOf('a1,b1,a2', 4)).toEqual([0, 1, 4]);
    expect(nameOf(4, 4)).toBe('a2');
  });

  it('are not found in what names none', () => {
    expect(cellsOf('draw', 4)).toEqual([]);
    expect(cellsOf('^0,0:012', 4)).toEqual([]);
  });

  it('lie the other way round for a seat that looks from the far edge', () => {
    const board = grid(['....', '....', '....']);
    expect(squareOf(0, board, false)).toEqual([0, 2]);
    expect(squareOf(0, board, true)).toEqual([3, 0]);
  });
});

describe('pieces', () => {
  const board = grid(['.0..', '00..', '11.0']);

  it('are those that were laid', () => {
    const laid = [
      [1, 'a1,b1'],
      [0, 'a2,b2,b3'],
      [0, 'd1'],
    ] as const;
    expect(lying(board, laid).map(({ cells }) => cells)).toEqual([[0, 1], [4, 5, 9], [3]]);
  });

  it('are joined cells where what was laid does not make up the board', () => {
    expect(lying(board, [[1, 'a1,b1']])).toEqual(joined(board));
    expect(joined(board)).toEqual([
      { colour: 1, cells: [0, 1] },
      { colour: 0, cells: [3] },
      { colour: 0, cells: [4, 5, 9] },
    ]);
  });
});

describe('names around a board', () => {
  const long = grid(
    Array.from({ length: 32 }, () => '..........'),
    20,
  );

  it('are at least 14 pixels high, and fewer where rows are low', () => {
    const names = namesFor(long, 'both', 360, 560);
    const [, , , height] = viewBox(long, names).split(' ').map(Number);
    expect(names.type * (560 / (height ?? 0))).toBeGreaterThan(13);
    const rows = rowLabels(long, false, true, names.type).map(({ words }) => words);
    expect(rows).toEqual(['1', '5', '10', '15', '20', '25', '30']);
  });

  it('count as the texts of moves do, from whichever edge the board is seen', () => {
    for (const turned of [false, true]) {
      for (const { words, y } of rowLabels(long, turned, true, 11)) {
        const cell = cellsOf(`a${words}`, long.columns)[0] ?? -1;
        const [, row] = squareOf(cell, long, turned);
        expect(y).toBe((row + 0.5) * CELL);
      }
    }
  });
});

describe('what a move would bring', () => {
  const message = { key: '', facts: {} };

  it('is known of points that name their cells', () => {
    const told = prospectsOf([
      { kind: 'laid', fields: { seat: 0, move: 'a1' }, message },
      { kind: 'scored', fields: { seat: 0, points: -1, rule: 'TL-16', cells: [2] }, message },
      { kind: 'scored', fields: { seat: 0, points: 5, rule: 'BD-8', cells: [] }, message },
    ]);
    expect(told).toEqual([{ seat: 0, points: -1, cells: [2] }]);
  });

  it('may be the end, of which the deciding cells are known', () => {
    const told = decisiveIn([
      { kind: 'scored', fields: { seat: 0, points: 1, rule: 'TD-11', cells: [2] }, message },
      { kind: 'ended', fields: { rule: 'TD-13', cells: [0, 1, 9] }, message },
    ]);
    expect(told).toEqual([0, 1, 9]);
    expect(decisiveIn([{ kind: 'ended', fields: { rule: 'BD-9', cells: [] }, message }])).toEqual(
      [],
    );
  });

  it('moves the bar behind the rows that it takes, in either direction', () => {
    const rows = (...numbers: number[]) => numbers.map((row) => [0, row] as const);
    expect(barAfter(5, rows(4, 3))).toBe(3);
    expect(barAfter(5, rows(5, 6))).toBe(7);
    expect(barAfter(5, [])).toBe(5);
  });

  it('goes as far as what stops it, and no further', () => {
    expect(pushWay(5, [[1, 2]])).toEqual({ to: 3 });
    expect(pushWay(5, [[1, 7]])).toEqual({ to: 7 });
    expect(pushWay(5, [[1, 5]])).toEqual({ to: 5 });
  });

  it('leaves a marker at the highest line of each seat, from whichever edge it is seen', () => {
    const board = { ...grid(['..']), rows: 8, markers: [3, 1] };
    expect(markersOf(board, false)).toEqual([
      { seat: 0, row: 5, isNear: true },
      { seat: 1, row: 0, isNear: false },
    ]);
    expect(markersOf(board, true)).toEqual([
      { seat: 0, row: 2, isNear: false },
      { seat: 1, row: 7, isNear: true },
    ]);
    expect(markersOf({ ...board, markers: [0, 2] }, false).map(({ seat }) => seat)).toEqual([1]);
    expect(markersOf(grid(['..']), false)).toEqual([]);
  });

  it('begins at the bar, from whichever edge it is seen', () => {
    const board = grid(['....', '....', '....'], 1);
    expect(barOf(board, false)).toBe(2);
    expect(barOf(board, true)).toBe(1);
  });
});
