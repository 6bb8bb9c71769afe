import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueText } from '../catalogues.ts';
import { CHEER, delaysOf, LIT } from '../src/board/cheer.ts';
import { Catalogue, LANGUAGES } from '../src/language/catalogue.ts';
import { levelOf, nextLevel, streakAgainst } from '../src/result/levels.ts';
import { turningKeyOf, type TurningPoint } from '../src/result/turning-point.ts';
import type { ListedMatch, MatchStatus } from '../src/wire/types.ts';

const GAMES = new URL('../../src/tessella/games/', import.meta.url);

/** What points can be for, as the law names it. */
function kinds(): string[] {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory());
  const texts = folders.flatMap(({ name }) => {
    try {
      return [readFileSync(new URL(`${name}/messages/en.ftl`, GAMES), 'utf8')];
    } catch {
      return [];
    }
  });
  return texts.flatMap((text) =>
    [...text.matchAll(/^event-scored-([a-z0-9-]+) =/gm)].map(([, kind]) => kind ?? ''),
  );
}

describe('the words of a result', () => {
  it.each(LANGUAGES)('name all that points can be for, in %s', (code) => {
    const catalogue = new Catalogue(code, catalogueText(code));
    expect(kinds().length).toBeGreaterThan(10);
    expect(kinds().filter((kind) => !catalogue.has(`points-${kind}`))).toEqual([]);
  });
});

const me = { name: 'Ada', kind: 'account' };
const computer = (level: number) => ({ name: null, kind: 'computer', level });

function match(level: number, winner: number): ListedMatch {
  const ending = { winners: [winner] };
  return { players: [me, computer(level)], ending } as unknown as ListedMatch;
}

describe('the levels of the computer', () => {
  it('are counted from the latest match back to the last that was not won', () => {
    const matches = [match(3, 0), match(4, 1), match(3, 0), match(3, 1), match(3, 0)];
    expect(streakAgainst(matches, 'Ada', 3)).toBe(2);
    expect(streakAgainst(matches, 'Ada', 4)).toBe(0);
    expect(streakAgainst([match(5, 0)], 'Ada', 5)).toBe(1);
  });

  it('go up after a win and down after a loss, as far as there are any', () => {
    expect([nextLevel(3, true), nextLevel(3, false)]).toEqual([4, 2]);
    expect([nextLevel(9, true), nextLevel(1, false)]).toEqual([null, null]);
  });

  it('are one only if somebody plays alone against computers of it', () => {
    const at = (mine: number[], ...seats: object[]) => ({ mine, seats }) as unknown as MatchStatus;
    expect(levelOf(at([0], me, computer(3)))).toBe(3);
    expect(levelOf(at([0], me, computer(3), computer(3)))).toBe(3);
    expect(levelOf(at([0], me, computer(3), computer(4)))).toBeNull();
    expect(levelOf(at([0], me, { name: 'Zoë' }))).toBeNull();
    expect(levelOf(at([0, 1], me, me))).toBeNull();
  });
});

describe('where a match turned', () => {
  const by = (seat: number, isFirst = false) => ({ move: { seat }, isFirst }) as TurningPoint;

  it('is told to whoever looks as theirs, whether they won or made the move', () => {
    expect(turningKeyOf(by(0), [0], [0])).toBe('result-turning-you');
    expect(turningKeyOf(by(1), [0], [0])).toBe('result-turning-other-you');
    expect(turningKeyOf(by(0), [1], [0])).toBe('result-turning-mine');
    expect(turningKeyOf(by(0, true), [0], [0])).toBe('result-led-you');
  });

  it('goes by names for spectators and for who plays several seats', () => {
    for (const mine of [[], [0, 1]]) {
      expect(turningKeyOf(by(0), [0], mine)).toBe('result-turning');
      expect(turningKeyOf(by(1), [0], mine)).toBe('result-turning-other');
      expect(turningKeyOf(by(1, true), [1], mine)).toBe('result-led');
    }
  });
});

describe('a celebration', () => {
  const piece = (x: number, y: number) => ({ data: '', colour: 0, spots: [[x, y] as const] });
  const pieces = [piece(0, 9), piece(0, 0), piece(0, 4)];

  it('lights pieces in the way of the game, and is over in time', () => {
    expect(CHEER).toBeLessThanOrEqual(1200);
    expect(delaysOf(pieces, 'laid', 0)).toEqual([0, (CHEER - LIT) / 2, CHEER - LIT]);
    expect(delaysOf(pieces, 'rise', 0)[0]).toBe(0);
    expect(delaysOf(pieces, 'advance', 0)).toEqual([0, CHEER - LIT, 389]);
    expect(Math.max(...delaysOf(pieces, 'ripple', 0))).toBe(CHEER - LIT);
    expect(delaysOf([piece(1, 1)], 'ripple', 0)).toEqual([0]);
  });
});
