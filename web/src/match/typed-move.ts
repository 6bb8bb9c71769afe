import type { Placement } from './piece-controls.ts';

/**
 * The moves that a typed text can mean: the text of a move itself, or the name of a piece, cells
 * that it covers, and which of the ways in which it fits there (1, 2, 3 …).
 */
export function movesMeant(
  text: string,
  placements: readonly Placement[],
  others: readonly string[],
) {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const whole = text.replace(/\s+/g, '').toLowerCase();
  const exact = [...placements.map(({ move }) => move), ...others].find(
    (move) => move.toLowerCase() === whole,
  );
  if (exact || !words.length) return exact ? [exact] : [];
  return byWords(words, placements);
}

function byWords(words: readonly string[], placements: readonly Placement[]): string[] {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  const named = placements.filter(({ piece }) => piece.toLowerCase() === first);
  let found = named.length ? named : placements;
  let which: number | null = null;
  for (const word of named.length ? rest : [first, ...rest]) {
    if (/^\d+$/.test(word)) which = Number(word);
    else found = found.filter(({ move }) => covers(move, word));
  }
  const moves = found.map(({ move }) => move);
  return which === null ? moves : moves.slice(which - 1, which);
}

/** Whether a move names a cell: `f10` in `e10,f10`, `^0,0` in `^0,0:012`. */
function covers(move: string, cell: string): boolean {
  if (move.includes(':')) return move.split(':')[0] === cell;
  return move.split(',').includes(cell);
}
