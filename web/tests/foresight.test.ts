import { describe, expect, it } from 'vitest';
import { headline, worthForeseeing } from '../src/match/worth-telling.ts';
import type { Event } from '../src/wire/types.ts';

const event = (kind: string, fields: Event['fields']): Event => ({
  kind,
  fields,
  message: { key: 'event-began', facts: {} },
});
const scored = (seat: number, points: number) => event('scored', { seat, points, rule: 'X-1' });
const laid = event('laid', { seat: 0, piece: '012', move: '^0,0:012' });
const ended = event('ended', { rule: 'X-2' });

const above = (gain: number, ...events: Event[]) => headline(gain, worthForeseeing(events, 0));

describe('what stands above a move that is tried', () => {
  it('is the gain where no event tells of it, as where hands are hidden', () => {
    expect(above(7)).toBe('sum');
    expect(above(-5, laid)).toBe('sum');
  });

  it('is nothing where one event tells all', () => {
    expect(above(7, laid, scored(0, 7))).toBeNull();
    expect(above(0, laid, ended)).toBeNull();
  });

  it('is the sum of several, and never that of others', () => {
    expect(above(3, laid, scored(0, 5), scored(0, -2))).toBe('sum');
    expect(above(3, laid, scored(0, 3), scored(1, -3))).toBeNull();
  });

  it('says that there are no points only where there are none', () => {
    expect(above(0, laid)).toBe('even');
    expect(above(7, laid)).not.toBe('even');
  });
});
