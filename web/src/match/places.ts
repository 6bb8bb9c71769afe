import type { Piece } from '../wire/types.ts';
import { normal, sizeOf, turned, type Cell } from './shapes.ts';

/** A place of a tray: the piece that lies there, or lay there; null where a tile was taken away. */
export interface Place {
  readonly key: string;
  readonly piece: Piece | null;
  readonly isGone: boolean;
}

/** Where the pieces of a tray lie: each keeps its place as long as the tray is looked at. */
export class Places {
  private readonly known = new Map<string, Piece>();
  private tiles: (string | null)[] = [];

  /** The places for what is there; `laid` are pieces that lay there before. */
  arrange(pieces: readonly Piece[], laid: readonly Piece[]): Place[] {
    const isTiled = pieces.some(({ numbers }) => numbers?.length);
    return isTiled || this.tiles.length ? this.tiled(pieces) : this.shaped(pieces, laid);
  }

  /** Pieces of squares: all that there ever were, the largest first. */
  private shaped(pieces: readonly Piece[], laid: readonly Piece[]): Place[] {
    for (const piece of [...pieces, ...laid]) {
      if (!this.known.has(piece.name)) this.known.set(piece.name, lying(piece));
    }
    const here = new Map(pieces.map((piece) => [piece.name, piece]));
    return [...this.known.values()].sort(bySize).map((piece) => {
      const now = here.get(piece.name);
      const [count, lost] = now ? [now.count ?? 1, now.lost ?? false] : [0, false];
      return { key: piece.name, piece: { ...piece, count, lost }, isGone: !now };
    });
  }

  /** Tiles: one that is drawn takes the first place that is free. */
  private tiled(pieces: readonly Piece[]): Place[] {
    const names = new Set(pieces.map(({ name }) => name));
    this.tiles = this.tiles.map((name) => (name !== null && names.has(name) ? name : null));
    for (const name of names) {
      if (this.tiles.includes(name)) continue;
      const free = this.tiles.indexOf(null);
      this.tiles[free < 0 ? this.tiles.length : free] = name;
    }
    return this.tiles.map((name, index) => {
      const piece = pieces.find((one) => one.name === name) ?? null;
      return { key: name ?? `free ${String(index)}`, piece, isGone: piece === null };
    });
  }
}

/** A piece as it lies on a tray: not higher than it is wide, where it has cells. */
function lying(piece: Piece): Piece {
  const cells = (piece.cells ?? []) as readonly Cell[];
  if (!cells.length) return piece;
  const [width, height] = sizeOf(cells);
  return height > width ? { ...piece, cells: turned(cells) } : piece;
}

/** The larger first, then the higher, then as they came. */
function bySize(one: Piece, other: Piece): number {
  const [a, b] = [one.cells ?? [], other.cells ?? []] as [Cell[], Cell[]];
  if (!a.length || !b.length) return 0;
  return b.length - a.length || sizeOf(b)[1] - sizeOf(a)[1] || sizeOf(a)[0] - sizeOf(b)[0];
}

/** A piece that was laid on these cells of a board, numbered row by row. */
export function laidPiece(name: string, numbers: readonly number[], columns: number): Piece {
  const cells = numbers.map((cell): Cell => [cell % columns, Math.floor(cell / columns)]);
  return { name, cells: normal(cells) };
}
