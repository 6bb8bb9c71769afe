import type { Ghost } from '../board/ghost.ts';
import { skinOf } from '../games/index.ts';
import { language } from '../language/language.svelte.ts';
import { LiveMatch } from '../match/match.svelte.ts';
import { MatchScreen } from '../match/match-screen.svelte.ts';
import { lays } from '../review/shown.ts';
import { actingColour, coloursOf } from '../wire/colours.ts';
import type { PuzzleTask, PuzzleVerdict } from '../wire/types.ts';
import { judgeOf, PuzzleRoom, type Judge } from './puzzle-room.ts';

/** What is drawn beside the move that was made: the right one, or what comes next. */
export type Beside = 'right' | 'reply';

/** The screen of a match on which a puzzle is solved. */
export class PuzzleScreen extends MatchScreen {
  verdict = $state.raw<PuzzleVerdict | null>(null);
  beside = $state<Beside>('right');

  constructor(
    match: LiveMatch,
    readonly task: PuzzleTask,
  ) {
    super(match);
  }

  /** There is nothing to be had but the answer. */
  override hint(): Promise<void> {
    return Promise.resolve();
  }

  /** The move by which the others answer what was played; none if they lay nothing. */
  get reply(): string | null {
    const { verdict } = this;
    return verdict?.reply.find((move) => lays(verdict.after.board, move)) ?? null;
  }

  protected override ghostNow(): Ghost | null {
    const { verdict } = this;
    if (!verdict) return super.ghostNow();
    const seat = this.task.view.seat ?? 0;
    if (this.beside === 'reply' && this.reply) {
      const next = this.nextSeat;
      const { turn } = verdict.after;
      const colour =
        turn === next ? actingColour(verdict.after) : (this.coloursOf(next)[0] ?? next);
      return { seat: next, colour, move: this.reply, fits: false, instead: true };
    }
    const move = verdict.accepted[0] ?? '';
    if (verdict.solved || !lays(verdict.after.board, move)) return null;
    return { seat, colour: actingColour(this.task.view), move, fits: false, instead: true };
  }

  /** Who moves after the move that was made. */
  private get nextSeat(): number {
    const { turn } = this.verdict?.after ?? {};
    if (typeof turn === 'number' && turn >= 0) return turn;
    return ((this.task.view.seat ?? 0) + 1) % this.task.view.scores.length;
  }
}

/** The screen of a puzzle. */
export function puzzleScreenAt(task: PuzzleTask, judge: Judge = judgeOf(task.id)): PuzzleScreen {
  const { paints } = skinOf(task.game);
  const names = [...task.view.scores.keys()].map((seat) => {
    const paint = paints[coloursOf(task.owners, seat)[0] ?? seat];
    return paint ? language.say(`colour-${paint}`) : String(seat + 1);
  });
  const refusal = () => language.say('type-none');
  const room = new PuzzleRoom(task, names, judge, refusal, (told) => (screen.verdict = told));
  const screen = new PuzzleScreen(new LiveMatch(PuzzleRoom.id, room), task);
  return screen;
}
