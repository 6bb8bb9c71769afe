/** The version of the texts in links of the analysis board. */
export const VERSION = '1';
/** What stands between the words: no name and no move has it, and addresses take it as it is. */
const BETWEEN = '~';
/** Longer links are not read. */
const LONGEST = 40_000;

/** A line of play in a link: its words, and the move that is looked at. */
export interface Linked {
  readonly text: string;
  readonly ply?: number;
}

/** A link to the analysis board: game, options and moves as one text, and a place in it. */
export function linkOf(words: readonly string[], ply?: number): string {
  const place = ply === undefined ? '' : `@${String(ply)}`;
  return `/analysis#${[VERSION, ...words].join(BETWEEN)}${place}`;
}

/** What such a link holds; null if it is none. */
export function readLink(hash: string): Linked | null {
  const found = new RegExp(`^#${VERSION}${BETWEEN}([^@]+)(?:@(\\d{1,4}))?$`).exec(plainly(hash));
  if (!found?.[1] || hash.length > LONGEST) return null;
  const text = found[1].replaceAll(BETWEEN, ' ');
  return found[2] === undefined ? { text } : { text, ply: Number(found[2]) };
}

/** The link of a record, at a move of it. */
export function linkOfRecord(record: string, ply: number): string {
  const lines = record.split(/\r?\n/);
  const after = (head: string) => lines.find((line) => line.startsWith(head))?.slice(head.length);
  const moves = lines.slice(lines.indexOf('moves:') + 1).flatMap((line) => {
    const [actor = '', move = ''] = line.split(' ');
    return /^(\d|chance|table)$/.test(actor) ? [move] : [];
  });
  const options = after('options: ')?.split(' ') ?? [];
  return linkOf([after('game: ') ?? '', ...options, ...moves], ply);
}

function plainly(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
