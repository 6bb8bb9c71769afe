import { QuietRoom, STANDING, TERMS } from '../match/quiet-room.ts';
import { Problem } from '../server/ask.ts';
import { Refusal, type Answer, type Request } from '../socket/connection.svelte.ts';
import type { LogEntry, MatchStatus } from '../wire/types.ts';
import type { Setting } from './setting.svelte.ts';
import type { Analysis, Node } from './tree.svelte.ts';

const ID = 'analysis';

/** A position as a match: its moves lead on in the tree, or set up another position. */
export class AnalysisRoom extends QuietRoom {
  constructor(
    private readonly analysis: Analysis,
    private readonly node: Node,
    private readonly setting: Setting,
  ) {
    super();
  }

  override send(): void {
    const { game, options, owners } = this.analysis.about;
    const about = { ...TERMS, id: ID, game, options, ...(owners && { owners }) };
    const { now, entries } = this;
    this.tell({ type: 'match', match: ID, about, now, entries, chat: [] });
  }

  override ask(request: Request): Promise<Answer> {
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
    if (this.setting.isOn) await this.setting.put(move);
    else await this.analysis.play(this.node, move).catch(refuse);
    return { type: 'done', id: '', match: ID, version: this.analysis.current.ply };
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
      ...STANDING,
      version: this.entries.length,
      seats: this.analysis.about.players.map((name) => ({ name })),
      mine: isSeats ? [view.turn] : [],
      can: isSeats ? ['play'] : [],
      view: { ...view, laid: this.node.laid },
    };
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new Refusal({ status: error.status, code: error.code, detail: error.message });
}
