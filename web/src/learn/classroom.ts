import {
  Refusal,
  type Answer,
  type Connection,
  type Request,
} from '../socket/connection.svelte.ts';
import type { FromServer, MatchStatus, View } from '../wire/types.ts';
import { outcomeOf, viewAfter, viewOf, type Outcome, type Step } from './lesson.ts';

/** What a classroom says for itself. */
export interface Voice {
  /** The names of the seats. */
  readonly names: readonly string[];
  /** Why a move that no rule forbids is not what was asked for. */
  miss(): string;
  /** Why a rule forbids a move. */
  refusal(move: string): string;
}

const ID = 'lesson';
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

/** A step as a match: answers from the data of the lesson what a server would of a match. */
export class Classroom implements Pick<Connection, 'ask' | 'listen' | 'watch' | 'send'> {
  private listener: (message: FromServer) => void = () => undefined;

  constructor(
    private readonly game: string,
    private readonly step: Step,
    private readonly voice: Voice,
    /** A right move was made. */
    private readonly onright: (outcome: Outcome) => void,
  ) {}

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
    const about = { ...ABOUT, game: this.game };
    const now = this.now(viewOf(this.step), 1);
    this.listener({ type: 'match', match: ID, about, now, entries: [], chat: [] });
  }

  ask(request: Request): Promise<Answer> {
    if (request.type === 'preview') return this.preview(request.move);
    if (request.type === 'play') return this.play(request.move);
    return Promise.reject(new Error(`nobody answers ${request.type} in a lesson`));
  }

  private async preview(move: string): Promise<Answer> {
    const found = outcomeOf(this.step, move);
    if (!found) throw refused('illegal-move', this.voice.refusal(move));
    return { type: 'previewed', id: '', move, gain: found.gain, events: found.events };
  }

  private async play(move: string): Promise<Answer> {
    const found = outcomeOf(this.step, move);
    if (!found) throw refused('illegal-move', this.voice.refusal(move));
    const { after, events } = found;
    if (!after) throw refused('missed', this.voice.miss());
    const now = this.now(viewAfter(this.step, move, after, events), 2);
    const entry = { version: 2, at: 0, kind: 'moved', seat: 0, move, events };
    this.listener({ type: 'update', match: ID, entries: [entry], now });
    this.onright(found);
    return { type: 'done', id: '', match: ID, version: 2 };
  }

  private now(view: View, version: number): MatchStatus {
    return {
      version,
      stage: 'running',
      seats: this.voice.names.map((name) => ({ name })),
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

function refused(code: string, detail: string): Refusal {
  return new Refusal({ status: 409, code, detail });
}
