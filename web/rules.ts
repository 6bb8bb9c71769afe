import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from './src/language/catalogue.ts';
import { treeOf } from './src/rules/markdown.ts';
import type { RuleNode } from './src/rules/tree.ts';

const LIST = 'virtual:rules';
const PREFIX = `${LIST}/`;
const RULES = fileURLToPath(new URL('../docs/rules', import.meta.url));
/** The title is that of the page, and the line of languages leads to other files. */
const AT_THE_TOP = 2;

/** The file with the rules of a game in a language. */
export function rulesPath(language: string, game: string): string {
  return language === 'en' ? `${RULES}/${game}.md` : `${RULES}/${language}/${game}.md`;
}

/** The rules of a game as a tree of elements; nothing of it is raw HTML. */
export function rulesTree(language: string, game: string): RuleNode[] {
  return treeOf(readFileSync(rulesPath(language, game), 'utf8'), AT_THE_TOP);
}

/** The module of a tree: its pictures are files of the app. */
function moduleOf(tree: readonly RuleNode[]): string {
  const names: string[] = [];
  const json = JSON.stringify(tree).replace(/"\\u0000picture:([^"]+)"/g, (_, name: string) => {
    names.push(name);
    return `p${String(names.length - 1)}`;
  });
  const imports = names.map(
    (name, number) => `import p${String(number)} from ${JSON.stringify(`${RULES}/${name}?url`)};`,
  );
  return `${imports.join('\n')}\nexport default ${json};`;
}

/** The games that have rules, by name. */
export function ruledGames(): string[] {
  const names = readdirSync(RULES).map((file) => /^([a-z-]+)\.md$/.exec(file)?.[1] ?? '');
  return names.filter(Boolean).sort();
}

/** The module that leads to the rules of every game in every language. */
function listOf(games: readonly string[]): string {
  const lines = games.map((game) => {
    const trees = LANGUAGES.map((code) => `${code}: () => import('${PREFIX}${code}/${game}')`);
    return `  ${JSON.stringify(game)}: { ${trees.join(', ')} },`;
  });
  return ['export default {', ...lines, '};'].join('\n');
}

/**
 * Lets the app import `virtual:rules/fr/GAME`: the rules that people read in `docs/rules`; and
 * `virtual:rules`: all of them, each fetched when it is needed.
 */
export function rules(): Plugin {
  return {
    name: 'tessella-rules',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listOf(ruledGames());
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = '', game = ''] = id.slice(PREFIX.length + 1).split('/');
      const path = rulesPath(language, game);
      if (!existsSync(path)) throw new Error(`no rules of ${game} in ${language}`);
      this.addWatchFile(path);
      return moduleOf(rulesTree(language, game));
    },
  };
}
