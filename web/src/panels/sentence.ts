/** A part of a sentence: the number of a rule, a name with hyphens such as a tile's, or words. */
export interface Part {
  readonly words: string;
  readonly kind: 'rule' | 'name' | 'words';
}

const RULE = /^[A-Z]{2}-\d+$/;
/** Rules (`TR-5`), tiles (`3-3-4`), sizes (`10 × 32`) and places of the lattice (`v-1,2:345`). */
const WHOLE = /(\b\d+ × \d+\b|\b[A-Z]{2}-\d+\b|\b\d-\d-\d\b|[\^v]-?\d+,-?\d+(?::\d+)?)/;

/** A sentence in parts; only words may be broken at the end of a line. */
export function partsOf(sentence: string): Part[] {
  return sentence
    .split(WHOLE)
    .map((words, index): Part => ({ words, kind: index % 2 ? kindOf(words) : 'words' }))
    .filter(({ words }) => words);
}

function kindOf(words: string): Part['kind'] {
  return RULE.test(words) ? 'rule' : 'name';
}
