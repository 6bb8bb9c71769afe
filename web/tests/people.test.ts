import { describe, expect, test } from 'vitest';
import { declinedIn } from '../src/play/declined.ts';
import { readKept } from '../src/play/unread.svelte.ts';
import type { LogEntry } from '../src/wire/types.ts';

const entry = (version: number, kind: string, facts: Partial<LogEntry> = {}): LogEntry => ({
  version,
  at: 0,
  kind,
  ...facts,
});
const offered = entry(1, 'offered', { seat: 0, what: 'draw' });
const declined = entry(2, 'answered', { seat: 1, what: 'draw', accepted: false });

describe('what was declined', () => {
  test('is told to who asked, until something else happens', () => {
    expect(declinedIn([offered, declined], [0])).toEqual({ what: 'draw', seat: 1 });
    expect(declinedIn([offered, declined], [1])).toBeNull();
    expect(declinedIn([offered, declined, entry(3, 'moved', { seat: 0 })], [0])).toBeNull();
  });

  test('is not what somebody has withdrawn or agreed to', () => {
    const withdrawn = { ...declined, seat: 0 };
    expect(declinedIn([offered, withdrawn], [0])).toBeNull();
    expect(declinedIn([offered, { ...declined, accepted: true }], [0])).toBeNull();
  });
});

test('what a browser has kept of read words may be anything', () => {
  expect(readKept('[["a",3],["b"],7,["c","d"]]')).toEqual([['a', 3]]);
  for (const text of [null, '{', '{}', 'null', '3']) expect(readKept(text)).toEqual([]);
});
