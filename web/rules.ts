import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { LANGUAGES } from './src/language/catalogue.ts';
import { partsOf } from './src/panels/sentence.ts';

const LIST = 'virtual:rules';
const PREFIX = `${LIST}/`;
const RULES = fileURLToPath(new URL('../docs/rules', import.meta.url));
const NUMBER = /^[A-Z]{2}-\d+$/;
const PICTURE = '\u0000picture:';

/** An element of the rules: its tag, its attributes, and what it holds. */
export interface Element {
  readonly tag: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly held: readonly Node[];
}
export type Node = string | Element;

/** The file with the rules of a game in a language. */
export function rulesPath(language: string, game: string): string {
  return language === 'en' ? `${RULES}/${game}.md` : `${RULES}/${language}/${game}.md`;
}

/** The rules of a game as a tree of elements; nothing of it is raw HTML. */
export function rulesTree(language: string, game: string): Node[] {
  const text = readFileSync(rulesPath(language, game), 'utf8');
  const tokens = marked.lexer(text);
  // The title is that of the page, and the line of languages leads to other files.
  const body = tokens.filter((token) => token.type !== 'space').slice(2);
  return body.flatMap(nodesOf);
}

const held = (tokens: readonly Token[] | undefined): Node[] => (tokens ?? []).flatMap(nodesOf);
const element = (tag: string, inner: readonly Node[], facts?: Element['facts']): Node[] => [
  facts ? { tag, facts, held: inner } : { tag, held: inner },
];

/** How each kind of token is shown. */
const SHOWN: Readonly<Record<string, (token: never) => Node[]>> = {
  space: () => [],
  text: (token: Tokens.Text) => (token.tokens ? held(token.tokens) : words(token.text)),
  escape: (token: Tokens.Escape) => [unescaped(token.text)],
  heading: (token: Tokens.Heading) => heading(token),
  paragraph: (token: Tokens.Paragraph) => element('p', held(token.tokens)),
  strong: (token: Tokens.Strong) => strong(token),
  em: (token: Tokens.Em) => element('em', held(token.tokens)),
  codespan: (token: Tokens.Codespan) => element('code', [unescaped(token.text)]),
  code: (token: Tokens.Code) => element('pre', [token.text]),
  list: (token: Tokens.List) => element(token.ordered ? 'ol' : 'ul', token.items.flatMap(item)),
  image: (token: Tokens.Image) => picture(token),
  link: (token: Tokens.Link) => link(token),
  table: (token: Tokens.Table) => table(token),
  hr: () => element('hr', []),
  br: () => element('br', []),
  blockquote: (token: Tokens.Blockquote) => element('blockquote', held(token.tokens)),
};

function nodesOf(token: Token): Node[] {
  const show = SHOWN[token.type];
  if (!show) throw new Error(`the rules have a ${token.type}, which the page cannot show`);
  return show(token as never);
}

/** Words, of which names with hyphens are not to be broken. */
function words(text: string): Node[] {
  return partsOf(unescaped(text)).flatMap((part) =>
    part.kind === 'words' ? [part.words] : element('span', [part.words], { class: 'whole' }),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** A heading, with a name to lead to it. */
function heading({ depth, text, tokens }: Tokens.Heading): Node[] {
  const id = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return element(`h${String(depth)}`, held(tokens), { id });
}

/** Bold words; the number of a rule links to itself. */
function strong({ tokens, text }: Tokens.Strong): Node[] {
  if (!NUMBER.test(text)) return element('strong', held(tokens));
  return element('a', [text], { class: 'rule', href: `#${text}` });
}

/** An item of a list; one that is a rule can be led to by its number. */
function item({ tokens }: Tokens.ListItem): Node[] {
  const inner = held(tokens);
  const number = numberIn(inner);
  return element('li', inner, number ? { id: number } : undefined);
}

function numberIn([first]: readonly Node[]): string | null {
  if (first === undefined || typeof first === 'string') return null;
  if (first.facts?.class === 'rule') return String(first.held[0]);
  return numberIn(first.held);
}

function picture({ href, text }: Tokens.Image): Node[] {
  return element('img', [], { src: `${PICTURE}${href.replace(/^\.\.\//, '')}`, alt: text });
}

/** A link: to the rules of another game, or as it is. */
function link({ href, tokens }: Tokens.Link): Node[] {
  const game = /([a-z-]+)\.md(#.*)?$/.exec(href);
  const to = game ? `/rules/${game[1] ?? ''}${game[2] ?? ''}` : href;
  return element('a', held(tokens), { href: to });
}

function table({ header, rows }: Tokens.Table): Node[] {
  const row = (cells: readonly Tokens.TableCell[], tag: string) =>
    element(
      'tr',
      cells.flatMap(({ tokens }) => element(tag, held(tokens))),
    );
  const isBare = header.every(({ text }) => !text);
  const head = isBare ? [] : element('thead', row(header, 'th'));
  const whole = element('table', [
    ...head,
    ...element(
      'tbody',
      rows.flatMap((cells) => row(cells, 'td')),
    ),
  ]);
  // A table that is wider than a phone is moved sideways, so that no word of it is broken.
  return element('div', whole, { class: 'scroll' });
}

/** The module of a tree: its pictures are files of the app. */
function moduleOf(tree: readonly Node[]): string {
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
