import { ask } from '../server/ask.ts';
import type { ValuedMove } from '../wire/types.ts';
import type { HeldPiece } from './held-piece.svelte.ts';
import type { LiveMatch } from './match.svelte.ts';
import { chanceOf, type Chance } from './odds.ts';
import type { Outlooks } from './outlook.svelte.ts';
import { regionOf } from './region.ts';

/** A move that the engine would consider: its chance to win, what it brings at once, and why. */
export interface Candidate {
  readonly move: string;
  readonly chance: Chance | null;
  readonly gain: number | null;
  readonly reasons: ValuedMove['reasons'];
}

/** How much is told: nothing yet, where to look, which moves, or also why. */
export type HintStep = 'none' | 'where' | 'moves' | 'why';

/** The moves that the engine would consider in a position, told a step further each time. */
export class Hints {
  all = $state.raw<readonly Candidate[]>([]);
  /** The one that is shown on the board. */
  shown = $state<string | null>(null);
  step = $state<HintStep>('none');
  /** Whether the engine is thinking about it: asked once more meanwhile, it is asked no second time. */
  isAsked = $state(false);
  /** The cells among which the best move lies, while no more than that is told. */
  region = $state.raw<readonly string[]>([]);

  /** The position that was asked about: what is answered to an older one is of no use any more. */
  private askedAt = -1;

  constructor(
    private readonly match: LiveMatch,
    private readonly held: HeldPiece,
    private readonly outlooks: Outlooks,
  ) {}

  /** Tell a step more; after the last one, show the next candidate. */
  async ask(): Promise<void> {
    if (this.isAsked) return;
    if (this.step === 'none') await this.fetch();
    else if (this.step === 'where') this.tellMoves();
    else if (this.step === 'moves') this.step = 'why';
    else this.next();
  }

  /** Ask the engine, and tell where to look; a move that lays nothing is told at once. */
  private async fetch(): Promise<void> {
    const { position } = this.match;
    const isLate = () => position !== this.match.position;
    this.askedAt = position;
    this.isAsked = true;
    let found: readonly Candidate[];
    try {
      found = await this.considered();
    } catch (error) {
      if (isLate()) return;
      throw error;
    } finally {
      if (!isLate()) this.isAsked = false;
    }
    if (isLate()) return;
    this.all = found;
    const { view } = this.match;
    this.region = (view && found[0] && regionOf(found[0].move, view.board)) ?? [];
    if (!this.region.length) return this.tellMoves();
    this.held.drop();
    this.step = 'where';
  }

  private async considered(): Promise<readonly Candidate[]> {
    const path = { match_id: this.match.id };
    const { moves } = await ask('POST /api/v1/matches/{match_id}/hint', { path });
    return Promise.all(moves.map((valued) => this.candidate(valued)));
  }

  private tellMoves(): void {
    this.region = [];
    this.step = 'moves';
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

  /** Tell nothing any more, and wait for nothing that an older position was asked about. */
  clear(): void {
    if (this.askedAt !== this.match.position) this.isAsked = false;
    this.all = [];
    this.region = [];
    this.shown = null;
    this.step = 'none';
  }

  private async candidate({ move, win, exact, reasons }: ValuedMove): Promise<Candidate> {
    const seat = this.match.view?.turn ?? 0;
    const outlook = await this.outlooks.fetch(move);
    return { move, chance: chanceOf(win[seat], exact), gain: outlook?.gain ?? null, reasons };
  }
}
