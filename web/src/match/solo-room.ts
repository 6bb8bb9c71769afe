import { Refusal, type Answer, type Request } from '../socket/connection.svelte.ts';
import type { Owners } from '../wire/colours.ts';
import type { Event, MatchStatus, View } from '../wire/types.ts';
import { QuietRoom, STANDING, TERMS } from './quiet-room.ts';

const ID = 'solo';

/** A single position as a match: who solves or learns something there plays one move. */
export abstract class SoloRoom extends QuietRoom {
  static readonly id = ID;

  constructor(
    protected readonly game: string,
    /** The names of the seats. */
    private readonly names: readonly string[],
    private readonly owners?: Owners,
  ) {
    super();
  }

  /** The position before the move. */
  protected abstract position(): View;
  protected abstract preview(move: string): Promise<Answer>;
  protected abstract play(move: string): Promise<Answer>;

  override send(): void {
    const { game, owners } = this;
    const about = { ...TERMS, id: ID, game, options: {}, ...(owners && { owners }) };
    const now = this.now(this.position(), 1);
    this.tell({ type: 'match', match: ID, about, now, entries: [], chat: [] });
  }

  override ask(request: Request): Promise<Answer> {
    if (request.type === 'preview') return this.preview(request.move);
    if (request.type === 'play') return this.play(request.move);
    return Promise.reject(new Error(`nobody answers ${request.type} here`));
  }

  /** The move was made: tell the position after it. */
  protected advance(move: string, view: View, events: readonly Event[]): Answer {
    const entry = { version: 2, at: 0, kind: 'moved', seat: view.seat ?? 0, move, events };
    this.tell({ type: 'update', match: ID, entries: [entry], now: this.now(view, 2) });
    return { type: 'done', id: '', match: ID, version: 2 };
  }

  private now(view: View, version: number): MatchStatus {
    return {
      ...STANDING,
      version,
      seats: this.names.map((name) => ({ name })),
      mine: [view.seat ?? 0],
      can: view.moves.length ? ['play'] : [],
      view,
    };
  }
}

/** A refusal in such a room. */
export function refused(code: string, detail: string): Refusal {
  return new Refusal({ status: 409, code, detail });
}
