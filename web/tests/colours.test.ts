import { describe, expect, it } from 'vitest';
import { piecesOf } from '../src/match/controls-of.ts';
import {
  actingColour,
  colourIn,
  colourOf,
  coloursNow,
  coloursOf,
  coloursOut,
  isCommon,
  racksOf,
} from '../src/wire/colours.ts';
import { worthTelling } from '../src/match/worth-telling.ts';
import { placedBy } from '../src/wire/events.ts';
import type { Event, Rack, View } from '../src/wire/types.ts';

const OWNERS = [[0], [1], [2], [0, 1, 2]];
const laid = (fields: Event['fields']): Event => ({
  kind: 'laid',
  fields,
  message: { key: 'event-laid', facts: {} },
});
const rack = (seat: number | null, colour: number | undefined, name: string): Rack => ({
  seat,
  pieces: [{ name }],
  hidden: 0,
  ...(colour === undefined ? {} : { colour }),
});
const viewed = (more: Partial<View>): View => ({
  seat: 0,
  turn: 0,
  moves: [],
  scores: [0, 0],
  result: null,
  rolled: null,
  events: [],
  board: { kind: 'grid', columns: 1, rows: 1, owners: '.', marks: [], bar: null, done: [] },
  racks: [],
  ...more,
});

describe('a colour that is not told', () => {
  it('is that of the seat', () => {
    expect(coloursOf(undefined, 3)).toEqual([3]);
    expect(colourOf(rack(1, undefined, 'a'))).toBe(1);
    expect(colourOf(rack(null, undefined, 'a'))).toBeNull();
    expect(colourIn(laid({ seat: 1 }))).toBe(1);
    expect(actingColour(viewed({ turn: 1 }))).toBe(1);
  });

  it('is the first while chance acts', () => {
    expect(actingColour(viewed({ turn: -1 }))).toBe(0);
    expect(actingColour(viewed({ turn: null, seat: null }))).toBe(0);
  });
});

describe('a colour that is told', () => {
  it('belongs to its seats', () => {
    expect(coloursOf(OWNERS, 2)).toEqual([2, 3]);
    expect(colourOf(rack(null, 3, 'a'))).toBe(3);
  });

  it('is what acts and what lies, whoever lays it', () => {
    const view = viewed({ turn: 1, colour: 3, events: [laid({ seat: 1, move: 'a1', colour: 3 })] });
    expect(actingColour(view)).toBe(3);
    expect(placedBy(view)).toEqual([[3, 'a1']]);
  });
});

describe('a seat of several colours', () => {
  const racks = [rack(0, 0, 'a'), rack(1, 1, 'b'), rack(0, 2, 'c'), rack(null, 3, 'd')];
  const namesIn = (more: Partial<View>) => piecesOf(viewed({ racks, ...more })).map((p) => p.name);

  it('lays the pieces of the colour that acts', () => {
    expect(namesIn({ colour: 0 })).toEqual(['a']);
    expect(namesIn({ colour: 2 })).toEqual(['c']);
    expect(namesIn({ colour: 3 })).toEqual(['d']);
  });

  it('has its first ones before it while another acts', () => {
    expect(namesIn({ turn: 1, colour: 1 })).toEqual(['a']);
    expect(namesIn({ turn: 1, colour: 3 })).toEqual(['a']);
  });
});

describe('a colour that several lay in turns', () => {
  const common: Rack = { ...rack(null, 3, 'a'), next: 1 };
  const view = viewed({ racks: [rack(0, 0, 'a'), rack(1, 1, 'a'), rack(2, 2, 'a'), common] });

  it('is with who lays it next', () => {
    expect(isCommon(common)).toBe(true);
    expect(isCommon(rack(0, 0, 'a'))).toBe(false);
    const now = [0, 1, 2].map((seat) => coloursNow(view, OWNERS, seat));
    expect(now).toEqual([[0], [1, 3], [2]]);
  });

  it('is with all where nobody says who is next', () => {
    const old = viewed({ racks: [rack(null, 3, 'a')] });
    expect(coloursNow(old, OWNERS, 0)).toEqual([0, 3]);
  });

  it('is among the racks of everybody who lays it', () => {
    expect(racksOf(view, OWNERS, 2).map(colourOf)).toEqual([2, 3]);
    expect(racksOf(viewed({ racks: [rack(0, undefined, 'a')] }), undefined, 0)).toHaveLength(1);
    expect(racksOf(viewed({ racks: [rack(null, undefined, 'a')] }), undefined, 0)).toEqual([]);
  });
});

describe('a colour of which nothing can be laid any more', () => {
  it('is out; one that has laid everything is not', () => {
    const lost = { ...rack(0, 0, 'a'), pieces: [{ name: 'a', lost: true }] };
    const some = { ...rack(1, 1, 'a'), pieces: [{ name: 'a', lost: true }, { name: 'b' }] };
    const empty = { ...rack(2, 2, 'a'), pieces: [] };
    expect(coloursOut(viewed({ racks: [lost, some, empty] }))).toEqual([0]);
  });

  it('is told once', () => {
    const passed = (fields: Event['fields']): Event => ({ ...laid(fields), kind: 'passed' });
    const events = [passed({ seat: 0 }), passed({ seat: 1, again: true })];
    expect(worthTelling(events)).toEqual([events[0]]);
  });
});

describe('what was rolled', () => {
  const event = (kind: string, fields: Event['fields'] = {}): Event => ({ ...laid(fields), kind });

  it('is shown by the die, and told where it could not be played', () => {
    const [rolled, passed, ended] = [event('rolled'), event('passed'), event('ended')];
    expect(worthTelling([rolled])).toEqual([]);
    expect(worthTelling([event('laid'), rolled, passed, ended])).toEqual([ended, rolled, passed]);
    expect(worthTelling([rolled, event('passed', { again: true })])).toEqual([]);
  });
});
