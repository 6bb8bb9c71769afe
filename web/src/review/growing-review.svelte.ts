import { SvelteMap } from 'svelte/reactivity';
import { Problem } from '../server/ask.ts';
import { streamed } from '../server/stream.ts';
import type {
  Moment,
  ReviewDone,
  ReviewedChance,
  ReviewedMove,
  ReviewLine,
  Share,
} from '../wire/types.ts';

/** What is reviewed: a finished match, or the text of a record. */
export type Source = { readonly match: string } | { readonly record: string };

/** A review that can be looked at while the engine judges move after move. */
export class GrowingReview {
  /** By the number of moves that were made before them. */
  readonly moves = new SvelteMap<number, ReviewedMove>();
  readonly chances = new SvelteMap<number, ReviewedChance>();
  /** What each seat could expect, move after move. */
  shares = $state.raw<readonly Share[]>([]);
  whole = $state.raw<ReviewDone | null>(null);
  /** How many moves the game has, and how many of them were judged. */
  total = $state(0);
  done = $state(0);
  /** Whether it is under way, and whether longer than usual. */
  isGrowing = $state(false);
  isDeep = $state(false);
  /** Why it does not go on. */
  problem = $state('');
  private stopping = new AbortController();

  constructor(private readonly source: Source) {}

  get moments(): readonly Moment[] {
    return this.whole?.moments ?? [];
  }

  /** Have it worked out, as long as somebody looks at it. */
  async grow(): Promise<void> {
    const { signal } = (this.stopping = new AbortController());
    this.problem = '';
    this.isGrowing = true;
    try {
      for await (const line of this.lines(signal)) this.take(line);
    } catch (error) {
      if (signal.aborted) return;
      this.problem = error instanceof Problem ? error.message : String(error);
    }
    this.isGrowing = false;
  }

  /** Have every move judged again, longer: each verdict is replaced as soon as there is another. */
  async deepen(): Promise<void> {
    this.isDeep = true;
    this.total = this.done = 0;
    await this.grow();
  }

  stop(): void {
    this.stopping.abort();
  }

  private lines(signal: AbortSignal): AsyncGenerator<ReviewLine> {
    if ('match' in this.source) {
      const address = `/api/v1/matches/${encodeURIComponent(this.source.match)}/review`;
      const wish = this.isDeep ? '?deep=true' : '';
      return streamed<ReviewLine>('GET', address + wish, undefined, signal);
    }
    const body = { ...this.source, deep: this.isDeep };
    return streamed<ReviewLine>('POST', '/api/v1/records/review', body, signal);
  }

  private take(line: ReviewLine): void {
    switch (line.type) {
      case 'begun':
        this.total = line.moves;
        break;
      case 'move':
        this.moves.set(line.move.ply, line.move);
        this.shares = [
          ...this.shares.filter(({ moves }) => moves < line.share.moves),
          line.share,
          ...this.shares.filter(({ moves }) => moves > line.share.moves),
        ];
        this.done = line.move.ply + 1;
        break;
      case 'chance':
        this.chances.set(line.chance.ply, line.chance);
        this.done = line.chance.ply + 1;
        break;
      case 'review':
        this.finish(line);
        break;
      case 'refused':
        this.problem = line.problem.detail;
    }
  }

  private finish(line: ReviewDone): void {
    const { moves, chance } = line.review;
    for (const move of moves) this.moves.set(move.ply, move);
    for (const each of chance) this.chances.set(each.ply, each);
    this.shares = line.shares;
    this.total = this.done = line.shares.at(-1)?.moves ?? 0;
    this.whole = line;
  }
}
