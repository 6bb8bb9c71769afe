import { describe, expect, it } from 'vitest';
import { expectedAfter } from '../src/analysis/expected.ts';
import { drawn } from '../src/analysis/lot.ts';
import { Analysis, Node } from '../src/analysis/tree.svelte.ts';
import { linkOf, linkOfRecord, readLink } from '../src/playback/analysis-link.ts';
import type { EvaluatedMove, Position } from '../src/wire/types.ts';

const RECORD = `tessella-record: 1
game: tetris-link
options: seats=3 dice=true
seat 0: moves:
moves:
chance first:0
chance S
0 a1,b1,b2,c2
table pass:1
end: 4 moves
scores: 0 0 0
result: unfinished
`;

function position(move: string | null, actor = 0): Position {
  const view = { events: [], board: { kind: 'lattice', tiles: [] }, scores: [] };
  return { view, entry: move === null ? null : { actor, move } } as unknown as Position;
}

function grown(...moves: string[]): Node[] {
  const nodes = [new Node(null, position(null))];
  for (const move of moves) {
    const [last] = nodes.slice(-1);
    const node = new Node(last ?? null, position(move));
    if (last) last.children = [...last.children, node];
    nodes.push(node);
  }
  return nodes;
}

describe('links', () => {
  it('hold what they were made of', () => {
    const link = linkOf(['triominos', 'start_bonus=none', 'first:0', '012', '^0,0:012'], 3);
    expect(readLink(new URL(link, 'http://here').hash)).toEqual({
      text: 'triominos start_bonus=none first:0 012 ^0,0:012',
      ply: 3,
    });
    expect(readLink(linkOf(['blokus']).slice('/analysis'.length))).toEqual({ text: 'blokus' });
  });

  it('are not read if they are of another kind, or too long', () => {
    for (const hash of ['', '#12', '#2~blokus', '#1~', `#1~${'a'.repeat(50_000)}`]) {
      expect(readLink(hash)).toBeNull();
    }
    expect(readLink('#1~%E0')).toEqual({ text: '%E0' });
  });

  it('hold the moves of a record', () => {
    expect(readLink(linkOfRecord(RECORD, 2).slice('/analysis'.length))).toEqual({
      text: 'tetris-link seats=3 dice=true first:0 S a1,b1,b2,c2 pass:1',
      ply: 2,
    });
  });
});

describe('the tree', () => {
  const about = {
    game: 'blokus',
    options: {},
    players: [],
    result: null,
    position: '',
    covers: false,
  };

  it('leads on to where one was', () => {
    const [root, one, two] = grown('a', 'b');
    if (!root || !one || !two) throw new Error('a tree');
    const other = new Node(root, position('c'));
    root.children = [...root.children, other];
    const analysis = new Analysis(about, root, two);
    analysis.show(other);
    expect([other.isMain, other.moves, other.number]).toEqual([false, ['c'], 1]);
    analysis.step(-1);
    expect(analysis.tip).toBe(other);
    analysis.step(5);
    expect(analysis.current).toBe(other);
    analysis.turn(-1);
    expect(analysis.current).toBe(one);
    expect(analysis.tip).toBe(two);
    analysis.turn(-1);
    expect(analysis.current).toBe(one);
    analysis.show(other);
    analysis.leave();
    expect(analysis.current).toBe(root);
  });
});

it('draws lots by their odds', () => {
  const outcomes = [
    { move: 'S', weight: 2 },
    { move: '*', weight: 1 },
  ];
  const at = (random: number) => drawn({ ...position(null), outcomes }, () => random);
  expect([at(0), at(0.6), at(0.7), at(0.999)]).toEqual(['S', 'S', '*', '*']);
  expect(drawn(position(null))).toBeNull();
});

it('expects an answer only where chance does not come between', () => {
  const line = (...seats: number[]) =>
    ({
      line: seats.map((seat) => ({ seat, colour: seat, move: String(seat) })),
    }) as unknown as EvaluatedMove;
  expect(expectedAfter(line(0, 1, 0)).length).toBe(2);
  expect(expectedAfter(line(0, -1, 1)).length).toBe(1);
  expect(expectedAfter(line(2)).length).toBe(1);
  expect(expectedAfter(line())).toEqual([]);
});
