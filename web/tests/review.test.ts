import { describe, expect, it } from 'vitest';
import { regionOf } from '../src/match/region.ts';
import { Chart, shareAt } from '../src/review/chart.ts';
import { costliest, slipsOf } from '../src/review/figures.ts';
import { linesOf } from '../src/server/stream.ts';
import type { ReviewedMove } from '../src/wire/types.ts';

function move(ply: number, seat: number, loss: number, grade: ReviewedMove['class']): ReviewedMove {
  return { ply, seat, loss, class: grade } as ReviewedMove;
}

const MOVES = [
  move(1, 0, 0.2, 'blunder'),
  move(2, 1, 0.3, 'blunder'),
  move(3, 0, 0.12, 'mistake'),
  move(4, 1, 0, 'best'),
];

describe('the move to look at first', () => {
  it('is the costliest of who looks', () => {
    expect(costliest(MOVES, 0, [0])?.ply).toBe(1);
  });

  it('is that of those who lost for anybody else', () => {
    expect(costliest(MOVES, null, [1])?.ply).toBe(1);
    expect(costliest(MOVES, null, [0])?.ply).toBe(2);
  });

  it('is that of another where nobody of them slipped', () => {
    expect(costliest(MOVES.slice(1), 0, [])?.ply).toBe(3);
    expect(costliest(MOVES.slice(1, 2), 0, [])?.ply).toBe(2);
    expect(costliest(MOVES.slice(3), 1, [])).toBeNull();
  });
});

it('counts slips seat by seat', () => {
  expect(slipsOf(MOVES, 0)).toEqual({ blunder: 1, mistake: 1, inaccuracy: 0 });
});

it('finds on the graph the move that it was drawn for', () => {
  const chart = new Chart(40, 400);
  for (const moves of [0, 7, 40]) expect(chart.movesAt(chart.x(moves))).toBe(moves);
  expect(chart.movesAt(-50)).toBe(0);
  expect(chart.movesAt(900)).toBe(40);
});

it('knows what could be expected last', () => {
  const shares = [
    { moves: 0, values: [0.5] },
    { moves: 3, values: [0.7] },
  ];
  expect(shareAt(shares, 2)?.values).toEqual([0.5]);
  expect(shareAt(shares, 9)?.values).toEqual([0.7]);
  expect(shareAt([], 9)).toBeNull();
});

it('reads lines however they are cut', async () => {
  const bytes = new TextEncoder().encode('{"é":1}\n\n{"b":2}\nlast');
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const byte of bytes) stream.enqueue(new Uint8Array([byte]));
      stream.close();
    },
  });
  const found: string[] = [];
  for await (const line of linesOf(body)) found.push(line);
  expect(found).toEqual(['{"é":1}', '{"b":2}', 'last']);
});

describe('where to look', () => {
  it('is wider than the move, and free', () => {
    const owners = '1'.padEnd(36, '.');
    const board = {
      kind: 'grid',
      columns: 6,
      rows: 6,
      owners,
      marks: [],
      bar: null,
      done: [],
    } as const;
    const region = regionOf('b2,c2', board);
    expect(region).toContain('e4');
    expect(region).toContain('a2');
    expect(region).not.toContain('a1');
    expect(region).not.toContain('f2');
    expect(regionOf('draw', board)).toEqual([]);
  });

  it('is around a tile', () => {
    const board = { kind: 'lattice', tiles: [[true, 0, 0, [0, 0, 1]]] } as const;
    const region = regionOf('v0,-1:012', board);
    expect(region).toContain('v0,-1');
    expect(region).not.toContain('^0,0');
    expect(region.length).toBeGreaterThan(10);
    expect(regionOf('draw', board)).toEqual([]);
  });
});
