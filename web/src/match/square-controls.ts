import { cellsOf, nameOf } from '../board/squares.ts';
import type { Handling } from '../games/skin.ts';
import type { Grid, Piece } from '../wire/types.ts';
import type { Direction, PieceControls, Placement, Trial } from './piece-controls.ts';
import { flipped, keyOf, normal, sizeOf, turned, turns, type Cell } from './shapes.ts';

interface Lay extends Placement {
  readonly origin: Cell;
}

const STEPS: Readonly<Record<Direction, Cell>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
};

/** The controls of a board of squares. */
export class SquareControls implements PieceControls {
  readonly placements: readonly Lay[];
  readonly others: readonly string[];
  /** The shape behind each turn, and the piece that has it. */
  private readonly shapes = new Map<string, Cell[]>();
  private readonly owners = new Map<string, string>();

  constructor(
    moves: readonly string[],
    private readonly grid: Grid,
    private readonly pieces: readonly Piece[],
    private readonly handling: Handling,
    /** Whether the board is seen from its far side. */
    private readonly isTurned = false,
  ) {
    this.know();
    const found = moves.map((move) => [move, this.read(move)] as const);
    this.placements = found.flatMap(([, lay]) => (lay ? [lay] : []));
    this.others = found.filter(([, lay]) => !lay).map(([move]) => move);
  }

  /** Learn the shapes: as they lie on the rack and turned; those of no piece yet, turned over. */
  private know(): void {
    for (const mirror of [normal, flipped]) {
      for (const { name, cells } of this.pieces) {
        for (const shape of turns(mirror(cells ?? []))) {
          const key = keyOf(shape);
          if (this.owners.has(key)) continue;
          this.owners.set(key, name);
          this.shapes.set(key, shape);
        }
      }
    }
  }

  private read(move: string): Lay | null {
    const { columns } = this.grid;
    const numbers = cellsOf(move, columns);
    if (!numbers.length) return null;
    const cells = numbers.map((cell): Cell => [cell % columns, Math.floor(cell / columns)]);
    const turn = keyOf(cells);
    const piece = this.owners.get(turn);
    if (piece === undefined) return null;
    const origin: Cell = [
      Math.min(...cells.map(([column]) => column)),
      Math.min(...cells.map(([, row]) => row)),
    ];
    return { move, piece, turn, origin, aim: this.aimOf(turn, origin) };
  }

  first(piece: string): string {
    const cells = this.pieces.find(({ name }) => name === piece)?.cells ?? [];
    const fits = this.placements.filter((lay) => lay.piece === piece);
    const upright = keyOf(cells);
    return fits.length && !fits.some(({ turn }) => turn === upright)
      ? (fits[0]?.turn ?? upright)
      : upright;
  }

  rotate(_: string, turn: string, back: boolean): string {
    let shape = this.shapes.get(turn) ?? [];
    for (let quarter = back ? 3 : 1; quarter > 0; quarter -= 1) shape = turned(shape);
    return keyOf(shape);
  }

  flip(_: string, turn: string): string {
    return this.handling.flips ? keyOf(flipped(this.shapes.get(turn) ?? [])) : turn;
  }

  attempt(piece: string, turn: string, aim: string): Trial | null {
    const [cell] = cellsOf(aim, this.grid.columns);
    const shape = this.shapes.get(turn);
    if (cell === undefined || !shape) return null;
    const origin = this.originAt(shape, cell);
    const near = this.nearest(piece, turn, origin);
    if (near) return { move: near.move, turn, fits: true };
    return { move: this.moveOf(shape, origin), turn, fits: false };
  }

  pieceAt(): null {
    return null;
  }

  step(_: string | null, aim: string, direction: Direction): string {
    const { columns, rows } = this.grid;
    const cell = cellsOf(aim, columns)[0] ?? 0;
    const sign = this.isTurned ? -1 : 1;
    const [across, up] = STEPS[direction];
    const column = within((cell % columns) + sign * across, columns);
    const row = within(Math.floor(cell / columns) + sign * up, rows);
    return nameOf(row * columns + column, columns);
  }

  private nearest(piece: string, turn: string, [column, row]: Cell): Lay | undefined {
    const weight = this.handling.falls ? 1e-3 : 1;
    let best: Lay | undefined;
    let least = this.handling.snap + 1e-9;
    for (const lay of this.placements) {
      if (lay.piece !== piece || lay.turn !== turn) continue;
      const far = Math.hypot(lay.origin[0] - column, weight * (lay.origin[1] - row));
      if (far < least || (far === Infinity && !best)) [best, least] = [lay, far];
    }
    return best;
  }

  /** Where a shape begins that is held at a cell by its middle; it never leaves the board. */
  private originAt(shape: readonly Cell[], cell: number): Cell {
    const { columns, rows } = this.grid;
    const [width, height] = sizeOf(shape);
    const column = (cell % columns) - Math.floor((width - 1) / 2);
    const row = Math.floor(cell / columns) - Math.floor((height - 1) / 2);
    return [within(column, columns - width + 1), within(row, rows - height + 1)];
  }

  /** The cell by which a shape is held that begins at a place. */
  private aimOf(turn: string, [column, row]: Cell): string {
    const [width, height] = sizeOf(this.shapes.get(turn) ?? []);
    const { columns } = this.grid;
    const [x, y] = [column + Math.floor((width - 1) / 2), row + Math.floor((height - 1) / 2)];
    return nameOf(y * columns + x, columns);
  }

  private moveOf(shape: readonly Cell[], [column, row]: Cell): string {
    const { columns } = this.grid;
    return shape.map(([x, y]) => nameOf((row + y) * columns + column + x, columns)).join(',');
  }
}

function within(value: number, stop: number): number {
  return Math.min(Math.max(value, 0), stop - 1);
}
