import type { Placed } from '../wire/types.ts';

const BETWEEN = ';';
const BETWEEN_PIECES = '/';
const LAID = 'laid';

/** The parts of a position by their names, in the order of the text. */
export function partsOf(position: string): Map<string, string> {
  const words = position.split(BETWEEN).filter(Boolean);
  return new Map(words.map((word) => pair(word, '=')));
}

/** The text of some parts; empty ones are left out. */
export function textOf(parts: ReadonlyMap<string, string>): string {
  return [...parts]
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join(BETWEEN);
}

/** The words of a part that has several. */
export function wordsIn(parts: ReadonlyMap<string, string>, name: string): string[] {
  return parts.get(name)?.split(BETWEEN_PIECES).filter(Boolean) ?? [];
}

/** The pieces that lie, with their colours, in the order of laying. */
export function piecesIn(position: string): Placed[] {
  return wordsIn(partsOf(position), LAID).map((word) => {
    const [colour, move] = pair(word, ':');
    return [Number(colour), move] as const;
  });
}

/** The same position without a piece. */
export function without(position: string, index: number): string {
  const parts = partsOf(position);
  const left = wordsIn(parts, LAID).filter((_, number) => number !== index);
  return textOf(parts.set(LAID, left.join(BETWEEN_PIECES)));
}

/** The same position with a word more in a part, or without it if it is there. */
export function toggled(position: string, name: string, word: string): string {
  const parts = partsOf(position);
  const words = wordsIn(parts, name);
  const rest = words.filter((one) => one !== word);
  const after = rest.length < words.length ? rest : [...words, word].sort();
  return textOf(parts.set(name, after.join(BETWEEN_PIECES)));
}

/** The same position with another value of a part. */
export function changed(position: string, name: string, value: string): string {
  return textOf(partsOf(position).set(name, value));
}

function pair(word: string, sign: string): [string, string] {
  const at = word.indexOf(sign);
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}
