import type { Language } from '../language/catalogue.ts';

/** An element of the rules: its tag, its attributes, and what it holds. */
export interface RuleElement {
  readonly tag: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly held: readonly RuleNode[];
}
export type RuleNode = string | RuleElement;
type Load = () => Promise<{ default: readonly RuleNode[] }>;

/** The rules of each game in each language. */
export const TREES: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  'blokus-duo': {
    en: () => import('virtual:rules/en/blokus-duo'),
    fr: () => import('virtual:rules/fr/blokus-duo'),
    de: () => import('virtual:rules/de/blokus-duo'),
  },
  'tetris-link': {
    en: () => import('virtual:rules/en/tetris-link'),
    fr: () => import('virtual:rules/fr/tetris-link'),
    de: () => import('virtual:rules/de/tetris-link'),
  },
  'tetris-duel': {
    en: () => import('virtual:rules/en/tetris-duel'),
    fr: () => import('virtual:rules/fr/tetris-duel'),
    de: () => import('virtual:rules/de/tetris-duel'),
  },
  triominos: {
    en: () => import('virtual:rules/en/triominos'),
    fr: () => import('virtual:rules/fr/triominos'),
    de: () => import('virtual:rules/de/triominos'),
  },
};

/** The parts of the rules: their headings, and how to get there. */
export function partsOf(nodes: readonly RuleNode[]): { id: string; words: string }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag !== 'h2') return [];
    return [
      {
        id: node.facts?.id ?? '',
        words: node.held.filter((one) => typeof one === 'string').join(''),
      },
    ];
  });
}
