/** An element of the rules: its tag, its attributes, and what it holds. */
export interface RuleElement {
  readonly tag: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly held: readonly RuleNode[];
}
export type RuleNode = string | RuleElement;

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
