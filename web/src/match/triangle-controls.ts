import { middle, type Spot } from '../board/geometry.ts';
import { cellName, spotsOf, tileOf } from '../board/triangles.ts';
import type { Piece } from '../wire/types.ts';
import type { Direction, PieceControls, Placement, Trial } from './piece-controls.ts';

const AHEAD: Readonly<Record<Direction, Spot>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const TURNS = ['0', '1', '2'] as const;

/** The controls of a board of triangles: a tile goes where it fits, turned as it fits. */
export class TriangleControls implements PieceControls {
  readonly placements: readonly Placement[];
  readonly others: readonly string[];
  private readonly moves: ReadonlySet<string>;

  constructor(moves: readonly string[], pieces: readonly Piece[]) {
    this.moves = new Set(moves);
    const found = moves.map((move) => [move, read(move, pieces)] as const);
    this.placements = found.flatMap(([, lay]) => (lay ? [lay] : []));
    this.others = found.filter(([, lay]) => !lay).map(([move]) => move);
  }

  first(piece: string): string {
    return this.placements.find((lay) => lay.piece === piece)?.turn ?? '0';
  }

  rotate(piece: string, turn: string, back: boolean, aim: string | null): string {
    const step = back ? 2 : 1;
    const order = [1, 2, 3].map((n) => String((Number(turn) + n * step) % 3));
    const fitting = order.find((next) => aim && this.moves.has(moveAt(aim, piece, next)));
    return fitting ?? order[0] ?? turn;
  }

  flip(_: string, turn: string): string {
    return turn;
  }

  attempt(piece: string, turn: string, aim: string): Trial | null {
    const order = [turn, ...TURNS.filter((other) => other !== turn)];
    const fitting = order.find((one) => this.moves.has(moveAt(aim, piece, one)));
    const used = fitting ?? turn;
    return { move: moveAt(aim, piece, used), turn: used, fits: fitting !== undefined };
  }

  pieceAt(aim: string): string | null {
    return this.placements.find((lay) => lay.aim === aim)?.piece ?? null;
  }

  /** The nearest cell in a direction where the piece (or, with none, any) fits. */
  step(piece: string | null, aim: string, direction: Direction): string {
    const cells = new Set(
      this.placements.filter((lay) => !piece || lay.piece === piece).map((lay) => lay.aim),
    );
    const [x, y] = centre(aim);
    const [dx, dy] = AHEAD[direction];
    let [best, least] = [aim, Infinity];
    for (const cell of cells) {
      const [cx, cy] = centre(cell);
      const ahead = (cx - x) * dx + (cy - y) * dy;
      const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      const far = ahead + 2 * aside;
      if (ahead > 0.1 && far < least) [best, least] = [cell, far];
    }
    return best;
  }
}

function read(move: string, pieces: readonly Piece[]): Placement | null {
  const tile = tileOf(move);
  if (!tile) return null;
  const numbers = tile[3].join('');
  for (const { name } of pieces) {
    const turn = TURNS.find((one) => rolled(name, one) === numbers);
    if (turn !== undefined) return { move, piece: name, turn, aim: cellName(tile) };
  }
  return null;
}

/** The numbers of a tile from its left, after some turns clockwise. */
function rolled(name: string, turn: string): string {
  const from = (3 - Number(turn)) % 3;
  return name.slice(from) + name.slice(0, from);
}

function moveAt(aim: string, piece: string, turn: string): string {
  return `${aim}:${rolled(piece, turn)}`;
}

/** The middle of a cell on the page, its sides one long. */
function centre(cell: string): Spot {
  const tile = tileOf(`${cell}:000`);
  return tile ? middle(spotsOf(tile, 1)) : [0, 0];
}
