import { describe, expect, it } from 'vitest';
import { ruledGames, rulesTree } from '../rules.ts';
import { LANGUAGES } from '../src/language/catalogue.ts';
import { GAMES } from '../src/games/index.ts';
import { treeOf, withoutPictures } from '../src/rules/markdown.ts';
import { partsOf, type RuleNode } from '../src/rules/tree.ts';

function ids(nodes: readonly RuleNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return [...(node.facts?.id ? [node.facts.id] : []), ...ids(node.held)];
  });
}

function tags(nodes: readonly RuleNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tags(node.held)]));
}

describe('the pages of the rules', () => {
  it('exist for every game', () => {
    expect(ruledGames()).toEqual(GAMES);
  });

  it.each(ruledGames())('lead to every rule of %s in every language', (game) => {
    const numbers = (language: string) =>
      ids(rulesTree(language, game)).filter((id) => /^[A-Z]{2}-\d+$/.test(id));
    expect(numbers('en').length).toBeGreaterThan(5);
    for (const language of LANGUAGES) expect(numbers(language)).toEqual(numbers('en'));
  });

  it.each(ruledGames())('show the same pictures of %s in every language', (game) => {
    const pictures = (language: string) =>
      tags(rulesTree(language, game)).filter((tag) => tag === 'img').length;
    expect(pictures('en')).toBeGreaterThan(2);
    for (const language of LANGUAGES) expect(pictures(language)).toBe(pictures('en'));
  });

  it('list their parts', () => {
    const parts = partsOf(rulesTree('de', 'tetris-link'));
    expect(parts.length).toBeGreaterThan(4);
    for (const { id, words } of parts) expect([id, words].every(Boolean)).toBe(true);
  });

  it('show nothing of the rules of others but words, lists and safe links', () => {
    const text = [
      '# Stones',
      '![A board](board.svg) and <b>more</b>, [here](javascript:alert(1)) or [there](https://a.b).',
      '- **ST-1** Lay a stone.',
    ].join('\n\n');
    const tree = withoutPictures(treeOf(text, 1));
    expect(tags(tree)).toEqual(['p', 'em', 'a', 'ul', 'li', 'a']);
    expect(ids(tree)).toEqual(['ST-1']);
    expect(JSON.stringify(tree)).not.toContain('javascript');
    expect(JSON.stringify(tree)).toContain('A board');
  });
});
