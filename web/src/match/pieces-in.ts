import { cellsOf } from '../board/squares.ts';
import type { Piece } from '../wire/types.ts';
import { flipped, keyOf, normal, turns, type Cell } from './shapes.ts';

/**
 * The pieces that moves lay, for games that show no rack: one for each shape, however it is turned.
 * Its name is how many cells it has; of several as large as each other, the later ones are counted.
 */
export function piecesIn(moves: readonly string[], columns: number): Piece[] {
  const [known, sizes] = [new Set<string>(), new Map<number, number>()];
  return moves.flatMap((move) => {
    const numbers = cellsOf(move, columns);
    const cells = normal(numbers.map((cell): Cell => [cell % columns, Math.floor(cell / columns)]));
    if (!cells.length || known.has(keyOf(cells))) return [];
    for (const shape of [...turns(cells), ...turns(flipped(cells))]) known.add(keyOf(shape));
    const count = (sizes.get(cells.length) ?? 0) + 1;
    sizes.set(cells.length, count);
    return [{ name: `${String(cells.length)}${count > 1 ? `-${String(count)}` : ''}`, cells }];
  });
}
