import {
  Refusal,
  type Answer,
  type Connection,
  type Request,
} from '../socket/connection.svelte.ts';
import type { Owners } from '../wire/colours.ts';
import type { Event, FromServer, MatchStatus, View } from '../wire/types.ts';

const ID = 'solo';
const ABOUT = {
  id: ID,
  options: {},
  clock: { kind: 'none' },
  rated: false,
  public: false,
  leavers: 'pass-over',
  created: 0,
  commitment: '',
  previous: null,
} as const;

/** A single position as a match: who solves or learns something there plays one move. */
export abstract class SoloRoom implements Pick<Connection, 'ask' | 'listen' | 'watch' | 'send'> {
  static readonly id = ID;
  private listener: (message: FromServer) => void = () => undefined;

  constructor(
    protected readonly game: string,
    /** The names of the seats. */
    private readonly names: readonly string[],
    private readonly owners?: Owners,
  ) {}

  /** The position before the move. */
  protected abstract position(): View;
  protected abstract preview(move: string): Promise<Answer>;
  protected abstract play(move: string): Promise<Answer>;

  listen(listener: (message: FromServer) => void): () => void {
    this.listener = listener;
    return () => (this.listener = () => undefined);
  }

  watch(): () => void {
    this.send();
    return () => undefined;
  }

  /** Whatever is asked for, the position is told. */
  send(): void {
    const about = { ...ABOUT, game: this.game, ...(this.owners && { owners: this.owners }) };
    const now = this.now(this.position(), 1);
    this.listener({ type: 'match', match: ID, about, now, entries: [], chat: [] });
  }

  ask(request: Request): Promise<Answer> {
    if (request.type === 'preview') return this.preview(request.move);
    if (request.type === 'play') return this.play(request.move);
    return Promise.reject(new Error(`nobody answers ${request.type} here`));
  }

  /** The move was made: tell the position after it. */
  protected advance(move: string, view: View, events: readonly Event[]): Answer {
    const entry = { version: 2, at: 0, kind: 'moved', seat: view.seat ?? 0, move, events };
    this.listener({ type: 'update', match: ID, entries: [entry], now: this.now(view, 2) });
    return { type: 'done', id: '', match: ID, version: 2 };
  }

  private now(view: View, version: number): MatchStatus {
    return {
      version,
      stage: 'running',
      seats: this.names.map((name) => ({ name })),
      mine: [view.seat ?? 0],
      can: view.moves.length ? ['play'] : [],
      view,
      time: { left: [], since: 0, due: null },
      bids: [],
      ending: null,
      rematch: null,
      dice: { commitment: '', nonces: [], secret: null },
    };
  }
}

/** A refusal in such a room. */
export function refused(code: string, detail: string): Refusal {
  return new Refusal({ status: 409, code, detail });
}
