import { Problem } from '../server/ask.ts';
import {
  Refusal,
  type Answer,
  type Connection,
  type Request,
} from '../socket/connection.svelte.ts';
import type { FromServer, LogEntry, MatchStatus } from '../wire/types.ts';
import type { Analysis, Node } from './tree.svelte.ts';

const ID = 'analysis';
const TERMS = {
  id: ID,
  clock: { kind: 'none' },
  rated: false,
  public: false,
  leavers: 'pass-over',
  created: 0,
  commitment: '',
  previous: null,
} as const;

/** A position as a match: answers what a server would of one, so that its board can be played on. */
export class AnalysisRoom implements Pick<Connection, 'ask' | 'listen' | 'watch' | 'send'> {
  private listener: (message: FromServer) => void = () => undefined;

  constructor(
    private readonly analysis: Analysis,
    private readonly node: Node,
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
    const { game, options, owners } = this.analysis.about;
    const about = { ...TERMS, game, options, ...(owners && { owners }) };
    const { now, entries } = this;
    this.listener({ type: 'match', match: ID, about, now, entries, chat: [] });
  }

  ask(request: Request): Promise<Answer> {
    if (request.type === 'preview') return this.preview(request.move);
    if (request.type === 'play') return this.play(request.move);
    this.analysis.step(-1);
    return Promise.resolve({ type: 'done', id: '', match: ID, version: this.node.ply });
  }

  private async preview(move: string): Promise<Answer> {
    const { view } = await this.analysis.after(this.node, move).catch(refuse);
    const { turn, scores } = this.node.position.view;
    const gain = (view.scores[turn ?? 0] ?? 0) - (scores[turn ?? 0] ?? 0);
    return { type: 'previewed', id: '', move, gain, events: view.events };
  }

  private async play(move: string): Promise<Answer> {
    const { ply } = await this.analysis.play(this.node, move).catch(refuse);
    return { type: 'done', id: '', match: ID, version: ply };
  }

  private get entries(): LogEntry[] {
    const made = this.node.path.filter(({ actor, ply }) => ply > 0 && actor >= 0);
    return made.map(({ actor, move, position }, number) => ({
      version: number + 1,
      at: 0,
      kind: 'moved',
      seat: actor,
      move,
      events: position.view.events,
    }));
  }

  private get now(): MatchStatus {
    const { view } = this.node.position;
    const isSeats = view.turn !== null && view.turn >= 0;
    return {
      version: this.entries.length,
      stage: 'running',
      seats: this.analysis.about.players.map((name) => ({ name })),
      mine: isSeats ? [view.turn] : [],
      can: isSeats ? ['play'] : [],
      view: { ...view, laid: this.node.laid },
      time: { left: [], since: 0, due: null },
      bids: [],
      ending: null,
      rematch: null,
      dice: { commitment: '', nonces: [], secret: null },
    };
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new Refusal({ status: error.status, code: error.code, detail: error.message });
}
