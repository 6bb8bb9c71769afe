import { marked, type Token, type Tokens } from 'marked';
import { partsOf } from '../panels/sentence.ts';
import type { RuleElement, RuleNode } from './tree.ts';

/** Stands before the name of a picture until the app knows its address. */
export const PICTURE = '\u0000picture:';
const NUMBER = /^[A-Z]{2}-\d+$/;
const SAFE = /^(https?:|mailto:|[#/])/;

/** Rules as a tree of elements, without so many parts at the top; nothing of it is raw HTML. */
export function treeOf(text: string, skipped: number): RuleNode[] {
  const tokens = marked.lexer(text).filter((token) => token.type !== 'space');
  return tokens.slice(skipped).flatMap(nodesOf);
}

/** A tree without its pictures, which are told in words instead. */
export function withoutPictures(tree: readonly RuleNode[]): RuleNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'img') return { tag: 'em', held: [node.facts?.alt ?? ''] };
    return { ...node, held: withoutPictures(node.held) };
  });
}

const held = (tokens: readonly Token[] | undefined): RuleNode[] => (tokens ?? []).flatMap(nodesOf);
const element = (
  tag: string,
  inner: readonly RuleNode[],
  facts?: RuleElement['facts'],
): RuleNode[] => [facts ? { tag, facts, held: inner } : { tag, held: inner }];

/** How each kind of token is shown. */
const SHOWN: Readonly<Record<string, (token: never) => RuleNode[]>> = {
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
  html: (token: Tokens.HTML) => [token.text],
  blockquote: (token: Tokens.Blockquote) => element('blockquote', held(token.tokens)),
};

function nodesOf(token: Token): RuleNode[] {
  const show = SHOWN[token.type];
  if (!show) throw new Error(`the rules have a ${token.type}, which the page cannot show`);
  return show(token as never);
}

/** Words, of which names with hyphens are not to be broken. */
function words(text: string): RuleNode[] {
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
function heading({ depth, text, tokens }: Tokens.Heading): RuleNode[] {
  const id = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return element(`h${String(depth)}`, held(tokens), { id });
}

/** Bold words; the number of a rule links to itself. */
function strong({ tokens, text }: Tokens.Strong): RuleNode[] {
  if (!NUMBER.test(text)) return element('strong', held(tokens));
  return element('a', [text], { class: 'rule', href: `#${text}` });
}

/** An item of a list; one that is a rule can be led to by its number. */
function item({ tokens }: Tokens.ListItem): RuleNode[] {
  const inner = held(tokens);
  const number = numberIn(inner);
  return element('li', inner, number ? { id: number } : undefined);
}

function numberIn([first]: readonly RuleNode[]): string | null {
  if (first === undefined || typeof first === 'string') return null;
  if (first.facts?.class === 'rule') return String(first.held[0]);
  return numberIn(first.held);
}

function picture({ href, text }: Tokens.Image): RuleNode[] {
  return element('img', [], { src: `${PICTURE}${href.replace(/^\.\.\//, '')}`, alt: text });
}

/** A link: to the rules of another game, or as it is. */
function link({ href, tokens }: Tokens.Link): RuleNode[] {
  const game = /([a-z-]+)\.md(#.*)?$/.exec(href);
  const to = game ? `/rules/${game[1] ?? ''}${game[2] ?? ''}` : href;
  return SAFE.test(to) ? element('a', held(tokens), { href: to }) : held(tokens);
}

function table({ header, rows }: Tokens.Table): RuleNode[] {
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
