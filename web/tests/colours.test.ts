import { describe, expect, it } from 'vitest';
import { piecesOf } from '../src/match/controls-of.ts';
import { actingColour, colourIn, colourOf, coloursOf } from '../src/wire/colours.ts';
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
