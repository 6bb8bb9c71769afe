import { parse, Message, type Resource } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueText } from '../catalogues.ts';
import { GAMES } from '../src/games/index.ts';
import { Catalogue, LANGUAGES } from '../src/language/catalogue.ts';
import { LEVELS } from '../src/match/levels.ts';
import { CHOICES } from '../src/preferences/preferences.svelte.ts';
import { plain, signed } from '../src/language/points.ts';

const SOURCES = new URL('../src/', import.meta.url);

/** The keys of a catalogue, each with the facts that its words speak of. */
function facts(text: string): Map<string, string> {
  const resource: Resource = parse(text, {});
  const messages = resource.body.filter((entry) => entry instanceof Message);
  return new Map(
    messages.map((message) => {
      const named = JSON.stringify(message).matchAll(
        /"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g,
      );
      return [message.id.name, [...new Set([...named].map(([, name]) => name))].sort().join()];
    }),
  );
}

/** The keys that the sources speak of. */
function spoken(): string[] {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(new URL(name, SOURCES), 'utf8'));
  const keys = texts.flatMap((text) => [
    ...text.matchAll(/say\(\s*'([a-z0-9-]+)'/g),
    ...text.matchAll(/button\(\s*'([a-z0-9-]+)'/g),
    ...text.matchAll(/'(replay-(?:un|play|pause)[a-z]*)'/g),
  ]);
  return keys.map((match) => match[1] ?? '');
}

/** Words that are fetched with the pages that need them. */
const LATE = ['analysis/messages', 'people/reviewed', 'puzzles/messages'];

function late(language: string): string {
  return LATE.map((folder) =>
    readFileSync(new URL(`${folder}/${language}.ftl`, SOURCES), 'utf8'),
  ).join('\n');
}

describe('the catalogues', () => {
  it('have the same keys and facts in every language', () => {
    const english = facts(catalogueText('en'));
    expect(english.size).toBeGreaterThan(100);
    for (const language of LANGUAGES) {
      expect(facts(catalogueText(language))).toEqual(english);
    }
  });

  it.each(GAMES)('of the lesson of %s have the same keys and facts in every language', (game) => {
    const words = (language: string) =>
      facts(readFileSync(new URL(`games/${game}/lesson/${language}.ftl`, SOURCES), 'utf8'));
    expect(words('en').size).toBeGreaterThan(20);
    for (const language of LANGUAGES) expect(words(language)).toEqual(words('en'));
  });

  it('that come late have the same keys and facts in every language', () => {
    expect(facts(late('en')).size).toBeGreaterThan(20);
    for (const language of LANGUAGES) expect(facts(late(language))).toEqual(facts(late('en')));
  });

  it('have words for every key that the sources speak of', () => {
    const keys = spoken();
    expect(keys.length).toBeGreaterThan(20);
    const games = GAMES.map((game) => `line-${game}`);
    const levels = LEVELS.map((level) => `level-${String(level)}`);
    const choices = Object.entries(CHOICES).flatMap(([name, values]) => [
      `choice-${name}`,
      ...values.map((value) => `choice-${name}-${value}`),
    ]);
    for (const language of LANGUAGES) {
      const catalogue = new Catalogue(language, catalogueText(language)).with(late(language));
      expect(
        [...keys, ...games, ...levels, ...choices].filter((key) => !catalogue.has(key)),
      ).toEqual([]);
    }
  });
});

describe('a catalogue', () => {
  const french = new Catalogue('fr', catalogueText('fr'));

  it('says whose turn it was by name', () => {
    const message = { key: 'event-began', facts: { seat: 1 } };
    expect(french.tell(message, ['Ada', 'Zoë'])).toContain('Zoë');
  });

  it('complains of words and facts that are missing', () => {
    expect(() => french.say('no-such-key')).toThrow('no-such-key');
    expect(() => french.say('replay-step')).toThrow();
  });

  it('writes points as players do', () => {
    expect([plain(-3), plain(4), signed(4), signed(0), signed(-1)]).toEqual([
      '−3',
      '4',
      '+4',
      '0',
      '−1',
    ]);
  });
});
