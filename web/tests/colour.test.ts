import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, skinOf } from '../src/games/index.ts';
import { PAINTS } from '../src/theme/paints.ts';
import { apart, contrast, SIGHTS } from './colour.ts';

const CSS = ['palette', 'theme']
  .map((name) => readFileSync(new URL(`../src/theme/${name}.css`, import.meta.url), 'utf8'))
  .join('');
const THEMES = { day: 0, night: 1 } as const;
/** Distances in OKLab, in hundredths: 2 is just noticed, 10 is another colour at a glance. */
const LEAST_APART = 10;

/** A colour of an enamel, by day or by night. */
function colour(paint: string, part: string, theme: 0 | 1): string {
  const block = new RegExp(`\\.paint-${paint} \\{([^}]*)\\}`).exec(CSS)?.[1] ?? '';
  const value = new RegExp(`--${part}: ([^;]*);`).exec(block)?.[1] ?? '';
  const both = /^light-dark\(([^,]*), ([^)]*)\)$/.exec(value);
  return both ? (both[theme + 1] ?? '') : value;
}

function ground(name: string, theme: 0 | 1): string {
  const both = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(CSS);
  return both?.[theme + 1] ?? '';
}

describe.each(Object.entries(THEMES))('by %s', (_, theme) => {
  it.each(GAMES)('the seats of %s can be told apart by every eye', (game) => {
    const skin = skinOf(game);
    expect(skin.paints.length).toBeGreaterThan(1);
    for (const [sight, matrix] of Object.entries(SIGHTS)) {
      for (const [number, one] of skin.paints.entries()) {
        for (const other of skin.paints.slice(number + 1)) {
          const [a, b] = [colour(one, 'face', theme), colour(other, 'face', theme)];
          expect(apart(a, b, matrix), `${one} and ${other}, ${sight}`).toBeGreaterThan(LEAST_APART);
        }
      }
    }
  });

  it('words can be read on paper and on panels', () => {
    for (const paper of ['ground', 'board', 'panel']) {
      for (const ink of ['ink', 'quiet', 'wrong']) {
        expect(contrast(ground(ink, theme), ground(paper, theme))).toBeGreaterThan(4.5);
      }
    }
  });

  it('numbers can be read on every enamel, and its rim be seen on the board', () => {
    for (const paint of PAINTS) {
      const face = colour(paint, 'face', theme);
      expect(contrast(colour(paint, 'on', theme), face), paint).toBeGreaterThan(3.5);
      expect(contrast(colour(paint, 'rim', theme), ground('board', theme)), paint).toBeGreaterThan(
        3,
      );
    }
  });
});
