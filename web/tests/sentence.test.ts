import { describe, expect, it } from 'vitest';
import { partsOf } from '../src/panels/sentence.ts';

describe('a sentence', () => {
  it.each([
    ['Lay the 3-3-4.', '3-3-4'],
    ['A move looks like v-1,2:345', 'v-1,2:345'],
    ['Zoë legt 012 an ^0,-1 an.', '^0,-1'],
  ])('keeps names with hyphens whole: %s', (words, name) => {
    expect(partsOf(words).filter(({ kind }) => kind === 'name')).toEqual([
      { words: name, kind: 'name' },
    ]);
  });

  it('tells rules from names', () => {
    expect(partsOf('Beside 1-2-3 (TR-5).')).toEqual([
      { words: 'Beside ', kind: 'words' },
      { words: '1-2-3', kind: 'name' },
      { words: ' (', kind: 'words' },
      { words: 'TR-5', kind: 'rule' },
      { words: ').', kind: 'words' },
    ]);
  });

  it('loses no word', () => {
    const words = 'In 2-3-3 and v-1,2, dates (2026-11-16) and X-2, all stays (TR-12): 1-0.';
    expect(partsOf(words).map((part) => part.words)).toEqual(
      expect.arrayContaining(['2-3-3', 'v-1,2', 'TR-12']),
    );
    expect(
      partsOf(words)
        .map((part) => part.words)
        .join(''),
    ).toBe(words);
  });
});
