declare module 'virtual:rules/*' {
  const tree: readonly import('./trees.ts').RuleNode[];
  export default tree;
}
