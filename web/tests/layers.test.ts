import { Linter } from 'eslint';
import { readdirSync } from 'node:fs';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { forbiddenTo, layerRules, LAYERS } from '../layers.js';

const SOURCES = new URL('../src/', import.meta.url);
const WORDS = 'messages';
const linter = new Linter({ cwd: new URL('..', import.meta.url).pathname });

/** What is said of a line in a file. */
function said(filename: string, line: string): string[] {
  const config = { files: ['**/*.ts'], languageOptions: { parser: ts.parser } };
  const found = linter.verify(line, [config, ...layerRules] as Linter.Config[], { filename });
  return found.map(({ ruleId }) => ruleId ?? 'unreadable');
}

describe('the layers', () => {
  it('have a place for every folder', () => {
    const folders = readdirSync(SOURCES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== WORDS)
      .map(({ name }) => name);
    expect(LAYERS.flat().sort()).toEqual(folders.sort());
  });

  it.each([
    ['src/board/x.ts', "import { a } from '../play/a.ts';", 'no-restricted-imports'],
    ['src/board/x.ts', "import type { A } from '../match/a.ts';", 'no-restricted-imports'],
    ['src/board/deep/x.ts', "import '../../panels/a.ts';", 'no-restricted-imports'],
    ['src/play/x.ts', "export { a } from '../learn/a.ts';", 'no-restricted-imports'],
    ['src/play/x.ts', "const a = import('../home/a.ts');", 'no-restricted-syntax'],
    ['src/app/x.ts', "import a from '../games/chess/skin.ts';", 'no-restricted-imports'],
    ['src/games/chess/x.ts', "import a from '../index.ts';", 'no-restricted-imports'],
    ['src/games/chess/x.ts', "import a from '../go/skin.ts';", 'no-restricted-imports'],
    ['src/theme/x.ts', "import a from '../language/a.ts';", 'no-restricted-imports'],
  ])('refuse in %s: %s', (file, line, rule) => {
    expect(said(file, line)).toEqual([rule]);
  });

  it.each([
    ['src/play/x.ts', "import { a } from '../board/a.ts';"],
    ['src/app/x.ts', "const a = import('../home/a.ts');"],
    ['src/home/x.ts', "import { a } from './a.ts';"],
    ['src/home/x.ts', "import { a } from '../games/index.ts';"],
    ['src/games/chess/skin.ts', "import type { A } from '../skin.ts';"],
    ['src/wire/x.ts', "import { a } from 'svelte';"],
  ])('allow in %s: %s', (file, line) => {
    expect(said(file, line)).toEqual([]);
  });

  it('point down only', () => {
    expect(forbiddenTo('wire')).toContain('app');
    expect(forbiddenTo('app')).toEqual([]);
  });
});
