import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { keysFor, phaseOf, type Phase } from '../src/match/phase.ts';
import type { View } from '../src/wire/types.ts';

const GRID = { kind: 'grid', columns: 2, rows: 1, owners: '1.', marks: [], bar: null, done: [] };
const LATTICE = { kind: 'lattice', tiles: [] };
const view = (board: unknown) => ({ board }) as View;
const PHASES: readonly Phase[] = ['pick-first', 'pick', 'aim-first', 'aim', 'draw'];

function wordsOf(file: string): ReadonlySet<string> {
  const text = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  return new Set(Array.from(text.matchAll(/^([a-z][a-z0-9-]*) =/gm), ([, key]) => key ?? ''));
}

describe('what to do now', () => {
  it('is to pick a piece, then to aim it; a first one is told apart', () => {
    const turn = { view: view(GRID), canLay: true };
    expect(phaseOf({ ...turn, colour: 0, piece: null })).toBe('pick-first');
    expect(phaseOf({ ...turn, colour: 0, piece: 'O' })).toBe('aim-first');
    expect(phaseOf({ ...turn, colour: 1, piece: null })).toBe('pick');
    expect(phaseOf({ ...turn, colour: 1, piece: 'O' })).toBe('aim');
  });

  it('is to draw where nothing can be laid', () => {
    const turn = { view: view(LATTICE), colour: 0, piece: null };
    expect(phaseOf({ ...turn, canLay: false })).toBe('draw');
    expect(phaseOf({ ...turn, canLay: true })).toBe('pick-first');
  });

  it.each(GAMES)('has a line for every phase of %s', (game) => {
    const known = new Set([
      ...wordsOf('messages/en.ftl'),
      ...wordsOf(`games/${game}/messages/en.ftl`),
    ]);
    for (const phase of PHASES) {
      expect(keysFor(phase, game).some((key) => known.has(key))).toBe(true);
    }
    expect(keysFor('aim', game).find((key) => known.has(key))).toContain(game);
  });
});
