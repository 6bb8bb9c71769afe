/** Values, each once, in the order in which they come first. */
export function distinct<T>(values: Iterable<T>): T[] {
  return [...new Set(values)];
}
