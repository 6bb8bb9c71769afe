import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { skinOf } from '../src/games/index.ts';
import { controlsOf } from '../src/match/controls-of.ts';
import { movesMeant } from '../src/match/typed-move.ts';
import type { View } from '../src/wire/types.ts';

type Slug = 'blokus-duo' | 'tetris-link' | 'tetris-duel' | 'triominos';
const file = new URL('./fixtures/moves.json', import.meta.url);
const POSITIONS = JSON.parse(readFileSync(file, 'utf8')) as Record<Slug, View[]>;
const SLUGS = Object.keys(POSITIONS) as Slug[];

function controls(slug: Slug, number: number) {
  const view = POSITIONS[slug][number];
  if (!view) throw new Error('no such position');
  return { view, held: controlsOf(view, skinOf(slug).handling) };
}

describe.each(SLUGS)('the moves of %s', (slug) => {
  const cases = POSITIONS[slug].map((_, number) => number);

  it.each(cases)('are all found again by piece, turn and aim (position %i)', (number) => {
    const { view, held } = controls(slug, number);
    const found = held.placements.map(({ piece, turn, aim }) => held.attempt(piece, turn, aim));
    const reached = new Set(found.filter((trial) => trial?.fits).map((trial) => trial?.move));
    for (const { move } of held.placements) expect(reached).toContain(move);
    expect([...held.placements.map(({ move }) => move), ...held.others].sort()).toEqual(
      [...view.moves].sort(),
    );
  });

  it.each(cases)(
    'use only pieces of the rack, and come round by turning (position %i)',
    (number) => {
      const { view, held } = controls(slug, number);
      const names = new Set(view.racks.flatMap((rack) => rack.pieces).map(({ name }) => name));
      for (const { piece, turn } of held.placements.filter((_, index) => index % 5 === 0)) {
        expect(names).toContain(piece);
        const seen = new Set([turn]);
        let now = turn;
        for (let n = 0; n < 4; n += 1) seen.add((now = held.rotate(piece, now, false, null)));
        expect(seen.has(held.rotate(piece, turn, true, null))).toBe(true);
        expect(held.flip(piece, held.flip(piece, turn))).toBe(turn);
      }
    },
  );

  it.each(cases)('can all be told in words (position %i)', (number) => {
    const { held } = controls(slug, number);
    const some = held.placements.filter((_, index) => index % 11 === 0);
    for (const { move, piece, aim } of some) {
      expect(movesMeant(move, held.placements, held.others)).toEqual([move]);
      const cell = move.includes(':') ? aim : (move.split(',')[0] ?? '');
      const all = movesMeant(`${piece} ${cell}`, held.placements, held.others);
      expect(all).toContain(move);
      const which = String(all.indexOf(move) + 1);
      expect(movesMeant(`${piece} ${cell} ${which}`, held.placements, held.others)).toEqual([move]);
    }
  });
});

it('a piece of Blokus Duo is drawn to a spot near by, and refused far from any', () => {
  const { held } = controls('blokus-duo', 0);
  const [lay] = held.placements.filter(({ piece }) => piece === '1');
  if (!lay) throw new Error('the smallest piece fits at the start');
  expect(lay.move).toMatch(/^(e10|j5)$/);
  expect(held.attempt('1', lay.turn, 'e11')).toMatchObject({ fits: true, move: 'e10' });
  expect(held.attempt('1', lay.turn, 'a1')).toMatchObject({ fits: false, move: 'a1' });
});

it('a piece of Tetris Link falls from any height of its column', () => {
  const { held } = controls('tetris-link', 1);
  const lay = held.placements[0];
  if (!lay) throw new Error('something fits');
  const high = `${lay.aim[0] ?? ''}20`;
  expect(held.attempt(lay.piece, lay.turn, high)).toMatchObject({ fits: true });
  const top = held.placements.filter(({ piece, turn }) => piece === lay.piece && turn === lay.turn);
  expect(new Set(top.map(({ aim }) => aim[0])).size).toBe(top.length);
});

it('a tile of Triominos turns by itself to where it fits', () => {
  const { held } = controls('triominos', 1);
  const lay = held.placements.find(({ turn }) => turn !== '0');
  if (!lay) throw new Error('some tile must be turned');
  expect(held.attempt(lay.piece, '0', lay.aim)?.fits).toBe(true);
  expect(held.attempt(lay.piece, '0', '^40,40')?.fits).toBe(false);
});
