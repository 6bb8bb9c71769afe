declare module 'virtual:rules' {
  type Language = import('../language/catalogue.ts').Language;
  type Load = () => Promise<{ default: readonly import('./tree.ts').RuleNode[] }>;
  /** The rules of each game in each language. */
  const rules: Readonly<Record<string, Readonly<Record<Language, Load>>>>;
  export default rules;
}
declare module 'virtual:rules/*' {
  const tree: readonly import('./tree.ts').RuleNode[];
  export default tree;
}
