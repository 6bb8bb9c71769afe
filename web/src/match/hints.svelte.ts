import { ask } from '../server/ask.ts';
import type { ValuedMove } from '../wire/types.ts';
import type { HeldPiece } from './held-piece.svelte.ts';
import type { LiveMatch } from './match.svelte.ts';
import { chanceOf, type Chance } from './odds.ts';
import type { Outlooks } from './outlook.svelte.ts';

/** A move that the engine would consider: its chance to win, and what it brings at once. */
export interface Candidate {
  readonly move: string;
  readonly chance: Chance | null;
  readonly gain: number | null;
}

/** The moves that the engine would consider in a position, to choose from. */
export class Hints {
  all = $state.raw<readonly Candidate[]>([]);
  /** The one that is shown on the board. */
  shown = $state<string | null>(null);

  constructor(
    private readonly match: LiveMatch,
    private readonly held: HeldPiece,
    private readonly outlooks: Outlooks,
  ) {}

  /** Ask the engine, and show its best move. */
  async fetch(): Promise<void> {
    const version = this.match.version;
    const path = { match_id: this.match.id };
    const { moves } = await ask('POST /api/v1/matches/{match_id}/hint', { path });
    const found = await Promise.all(moves.map((valued) => this.candidate(valued)));
    if (version !== this.match.version) return;
    this.all = found;
    this.next();
  }

  /** Show a candidate as it would lie; a move that lays nothing is only named. */
  show(move: string): void {
    this.shown = move;
    if (!this.held.show(move)) this.held.drop();
  }

  /** Show the next one. */
  next(): void {
    const at = this.all.findIndex(({ move }) => move === this.shown);
    const following = this.all[(at + 1) % this.all.length];
    if (following) this.show(following.move);
  }

  clear(): void {
    this.all = [];
    this.shown = null;
  }

  private async candidate({ move, win, exact }: ValuedMove): Promise<Candidate> {
    const seat = this.match.view?.turn ?? 0;
    const outlook = await this.outlooks.fetch(move);
    return { move, chance: chanceOf(win[seat], exact), gain: outlook?.gain ?? null };
  }
}
