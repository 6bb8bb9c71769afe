import type { Ghost } from '../board/ghost.ts';
import { distinct } from './distinct.ts';
import type { Direction, PieceControls, Trial } from './piece-controls.ts';

/** What somebody who has the turn holds in hand: a piece, how it is turned, where it is aimed. */
export class HeldPiece {
  piece = $state<string | null>(null);
  aim = $state<string | null>(null);
  private turn = $state('');
  /** A move that was pointed out, by a hint or by its text. */
  private given = $state<string | null>(null);
  readonly trial: Trial | null = $derived.by(() => this.tried());
  readonly ghost: Ghost | null = $derived.by(
    () => this.trial && { ...this.actor(), move: this.trial.move, fits: this.trial.fits },
  );
  readonly turnNow = $derived(this.trial?.turn ?? this.turn);

  constructor(
    private readonly controls: () => PieceControls,
    private readonly actor: () => Pick<Ghost, 'seat' | 'colour'>,
  ) {}

  /** The pieces that can be laid somewhere. */
  get usable(): string[] {
    return distinct(this.controls().placements.map(({ piece }) => piece));
  }

  /** Begin a turn: nothing is aimed; a piece that is the only one is in hand already. */
  begin(): void {
    const [only, ...more] = this.usable;
    const keeps = this.piece !== null && this.usable.includes(this.piece);
    this.aim = null;
    this.given = null;
    if (only !== undefined && !more.length) this.take(only);
    else if (!keeps) this.piece = null;
  }

  take(piece: string): void {
    this.given = null;
    if (this.piece === piece) return;
    this.piece = piece;
    this.turn = this.controls().first(piece);
  }

  drop(): void {
    this.given = null;
    if (this.aim) this.aim = null;
    else this.piece = null;
  }

  rotate(back = false): void {
    if (this.piece === null) return;
    this.given = null;
    this.turn = this.controls().rotate(this.piece, this.turnNow, back, this.aim);
  }

  flip(): void {
    if (this.piece === null) return;
    this.given = null;
    this.turn = this.controls().flip(this.piece, this.turnNow);
  }

  point(aim: string | null): void {
    this.given = null;
    this.aim = aim;
  }

  /** Touch a cell: an empty hand takes up what fits there, if the board can tell. */
  touch(aim: string): void {
    const piece = this.piece ?? this.controls().pieceAt(aim);
    if (piece !== null) this.take(piece);
    this.point(aim);
  }

  /** Arrow keys: the first press shows the piece, the next ones move it. */
  step(direction: Direction): void {
    if (this.piece === null) this.cycle(1);
    if (this.piece === null) return;
    if (this.aim) this.point(this.controls().step(this.piece, this.aim, direction));
    else this.next(1);
  }

  /** Hold the next usable piece. */
  cycle(by: 1 | -1): void {
    const pieces = this.usable;
    const at = this.piece === null ? (by > 0 ? -1 : 0) : pieces.indexOf(this.piece);
    const piece = pieces.at((at + by) % pieces.length);
    if (piece !== undefined) this.take(piece);
  }

  /** Show the next spot where the piece fits, however it is turned. */
  next(by: 1 | -1): void {
    if (this.piece === null) this.cycle(1);
    const spots = this.controls().placements.filter(({ piece }) => piece === this.piece);
    const at = spots.findIndex(({ move }) => move === this.trial?.move);
    const isHeld = at < 0 ? spots.findIndex(({ turn }) => turn === this.turnNow) : -1;
    const spot = isHeld >= 0 ? spots[isHeld] : spots.at((at + by) % spots.length);
    if (spot) this.show(spot.move);
  }

  /** Show a move as it would lie. */
  show(move: string): boolean {
    const lay = this.controls().placements.find((one) => one.move === move);
    if (!lay) return false;
    this.piece = lay.piece;
    this.turn = lay.turn;
    this.aim = lay.aim;
    this.given = move;
    return true;
  }

  private tried(): Trial | null {
    if (this.given) return { move: this.given, turn: this.turn, fits: true };
    if (this.piece === null || this.aim === null) return null;
    return this.controls().attempt(this.piece, this.turn, this.aim);
  }
}
