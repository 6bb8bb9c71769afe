import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/app/routes.ts';
import { boardAt, DEMOS, laidBy } from '../src/panels/demo.ts';
import { canBeRated, chairOf, chosenOf, matters, seatsOf, valuesOf } from '../src/open/wish.ts';
import { chartOf, HEIGHT, marksBetween } from '../src/people/chart.ts';
import { addressOf } from '../src/server/ask.ts';
import { readChoices } from '../src/preferences/preferences.svelte.ts';
import type { GameFacts } from '../src/wire/types.ts';

const LINK: GameFacts = {
  name: 'tetris-link',
  seats: [2, 3, 4],
  title: 'Tetris Link',
  colours: ['green', 'red', 'yellow', 'blue'],
  has_secrets: false,
  options: [
    {
      name: 'seats',
      default: 2,
      rule: 'TL-4',
      accepts: '2 to 4',
      values: null,
      range: { least: 2, most: 4, step: 1 },
      only_with: null,
      usual: {},
    },
    {
      name: 'dice',
      default: true,
      rule: 'TL-6',
      accepts: '',
      values: [true, false],
      range: null,
      only_with: null,
      usual: {},
    },
  ],
};

describe('routes', () => {
  it('read names out of addresses as people write them', () => {
    expect(routeOf('/people/Zo%C3%AB%20B').facts).toEqual({ name: 'Zoë B' });
    expect(routeOf('/people/%E0').facts).toEqual({ name: '%E0' });
  });

  it('know what stands around a page', () => {
    expect(routeOf('/').frame).toBe('page');
    expect(routeOf('/replay/abc').frame).toBe('table');
    expect(routeOf('/embed/abc')).toMatchObject({
      frame: 'bare',
      facts: { id: 'abc', bare: true },
    });
  });
});

describe('addresses of the API', () => {
  it('hold what was given and leave out the rest', () => {
    const address = addressOf(
      '/people/{name}/matches',
      { name: 'A/B' },
      { game: '', before: 'x y' },
    );
    expect(address).toBe('/people/A%2FB/matches?before=x+y');
  });
});

describe('a wish for a match', () => {
  it('lists short ranges and leaves long ones open', () => {
    const [seats] = LINK.options;
    if (!seats) throw new Error('seats');
    expect(valuesOf(seats)).toEqual([2, 3, 4]);
    expect(valuesOf({ ...seats, range: { least: 1, most: 1000, step: 1 } })).toBeNull();
  });

  it('sends only what differs from what holds anyway', () => {
    expect(chosenOf(LINK, { seats: 3, dice: true })).toEqual({ seats: 3 });
    expect(seatsOf(LINK, { seats: 3 })).toBe(3);
    expect(seatsOf({ ...LINK, options: [] }, {})).toBe(2);
  });

  it('leaves out options that change nothing', () => {
    const [seats] = LINK.options;
    if (!seats) throw new Error('seats');
    const target = { ...seats, name: 'target', only_with: { option: 'dice', value: false } };
    const game = { ...LINK, options: [...LINK.options, target] };
    expect(matters(target, { dice: true })).toBe(false);
    expect(chosenOf(game, { seats: 2, dice: true, target: 3 })).toEqual({});
    expect(chosenOf(game, { seats: 2, dice: false, target: 3 })).toEqual({
      dice: false,
      target: 3,
    });
  });

  it('tells of a chair what its kind needs', () => {
    expect(chairOf({ kind: 'invited', name: ' Ada ', level: 3 })).toEqual({
      kind: 'invited',
      name: 'Ada',
    });
    expect(chairOf({ kind: 'computer', name: '', level: 3 })).toEqual({
      kind: 'computer',
      level: 3,
    });
    expect(chairOf({ kind: 'me', name: '', level: 3 })).toEqual({ kind: 'me' });
  });

  it('can be rated between accounts only, each on one chair', () => {
    const [me, open] = (['me', 'open'] as const).map((kind) => ({ kind, name: '', level: 1 }));
    if (!me || !open) throw new Error('chairs');
    expect(canBeRated([me, open], true)).toBe(true);
    expect(canBeRated([me, open], false)).toBe(false);
    expect(canBeRated([me, me], true)).toBe(false);
    expect(canBeRated([me, { ...open, kind: 'computer' }], true)).toBe(false);
  });
});

describe('the chart of a rating', () => {
  const change = (after: number) => ({ match: 'm', at: 0, before: 1500, after, uncertainty: 100 });

  it('runs from the first match to the last, within its frame', () => {
    const WIDTH = 400;
    const { line, last } = chartOf([change(1600), change(1400), change(1550)], WIDTH);
    const spots = [...line.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(spots.map(([x]) => x)).toEqual([0, WIDTH / 2, WIDTH]);
    for (const [, y = -1] of spots) expect(y >= 0 && y <= HEIGHT).toBe(true);
    expect(last[0]).toBe(WIDTH);
  });

  it('has a few round numbers at its side', () => {
    expect(marksBetween(1310, 1690)).toEqual([1400, 1500, 1600]);
    expect(marksBetween(1500, 1501)).toEqual([1500]);
  });
});

describe('preferences', () => {
  it('survive what was kept by whomever', () => {
    expect(readChoices('not json').theme).toBe('system');
    expect(readChoices('null').sound).toBe('on');
    const read = readChoices('{"theme":"dark","motion":"wild"}');
    expect([read.theme, read.motion]).toEqual(['dark', 'system']);
  });
});

describe('the games of the front page', () => {
  it.each(Object.entries(DEMOS))('%s can be drawn after every step', (_, game) => {
    expect(game.steps.length).toBeGreaterThan(15);
    for (const count of game.steps.keys()) {
      const board = boardAt(game, count);
      const laid = laidBy(game, count);
      if (board.kind === 'lattice') expect(board.tiles).toHaveLength(laid.length);
      else expect(board.owners).toHaveLength(board.columns * board.rows);
    }
  });
});
