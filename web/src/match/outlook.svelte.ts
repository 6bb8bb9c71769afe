/* eslint-disable svelte/prefer-svelte-reactivity -- nothing is drawn from these collections */
import { Refusal } from '../socket/connection.svelte.ts';
import type { Event } from '../wire/types.ts';
import type { LiveMatch } from './match.svelte.ts';

/** What a move would do: points and events, or why it is refused. */
export interface Outlook {
  readonly move: string;
  readonly gain: number;
  readonly events: readonly Event[];
  readonly refusal: string | null;
}

const PAUSE = 70;

/** Asks what moves would do that somebody looks at, each only once in a position. */
export class Outlooks {
  shown = $state.raw<Outlook | null>(null);
  private position = -1;
  private readonly known = new Map<string, Outlook>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | null = null;

  constructor(private readonly match: LiveMatch) {}

  /** Show what a move would do, as soon as it is known. */
  want(move: string | null): void {
    if (this.position !== this.match.position) this.known.clear();
    this.position = this.match.position;
    this.wanted = move;
    clearTimeout(this.timer);
    this.shown = move === null ? null : (this.known.get(move) ?? null);
    if (move === null || this.shown) return;
    this.timer = setTimeout(() => void this.fetch(move), PAUSE);
  }

  /** What a move would do. */
  async fetch(move: string): Promise<Outlook | null> {
    const position = this.match.position;
    const found = this.known.get(move) ?? (await this.asked(move));
    if (!found || position !== this.match.position) return null;
    this.known.set(move, found);
    if (this.wanted === move) this.shown = found;
    return found;
  }

  private async asked(move: string): Promise<Outlook | null> {
    try {
      const { gain, events } = await this.match.preview(move);
      return { move, gain, events, refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.code !== 'illegal-move') return null;
      return { move, gain: 0, events: [], refusal: error.problem.detail };
    }
  }
}
