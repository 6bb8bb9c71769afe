import { refused, SoloRoom } from '../match/solo-room.ts';
import { ask } from '../server/ask.ts';
import type { Answer } from '../socket/connection.svelte.ts';
import type { PuzzleTask, PuzzleVerdict, View } from '../wire/types.ts';

/** Has a move judged; a `Problem` says why that cannot be. */
export type Judge = (move: string) => Promise<PuzzleVerdict>;

/** The judge of a puzzle: the server, which alone knows what solves it. */
export function judgeOf(id: string): Judge {
  return (move) =>
    ask('POST /api/v1/puzzles/{puzzle_id}/try', { path: { puzzle_id: id }, body: { move } });
}

/** A puzzle as a match: the first move is sent to be judged, and then shown. */
export class PuzzleRoom extends SoloRoom {
  constructor(
    private readonly task: PuzzleTask,
    names: readonly string[],
    private readonly judge: Judge,
    /** Why a move does not fit. */
    private readonly refusal: () => string,
    private readonly ontold: (verdict: PuzzleVerdict) => void,
  ) {
    super(task.game, names, task.owners);
  }

  protected override position(): View {
    return this.task.view;
  }

  /** What a move brings is not told: it might be the answer. */
  protected override async preview(move: string): Promise<Answer> {
    if (!this.task.view.moves.includes(move)) throw refused('illegal-move', this.refusal());
    return { type: 'previewed', id: '', move, gain: 0, events: [] };
  }

  protected override async play(move: string): Promise<Answer> {
    if (!this.task.view.moves.includes(move)) throw refused('illegal-move', this.refusal());
    const verdict = await this.judge(move);
    this.ontold(verdict);
    const after = { ...verdict.after, moves: [] };
    return this.advance(move, after, verdict.after.events);
  }
}
