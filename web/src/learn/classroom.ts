import { refused, SoloRoom } from '../match/solo-room.ts';
import type { Answer } from '../socket/connection.svelte.ts';
import type { View } from '../wire/types.ts';
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

/** A step as a match: answers from the data of the lesson what a server would of a match. */
export class Classroom extends SoloRoom {
  constructor(
    game: string,
    private readonly step: Step,
    private readonly voice: Voice,
    /** A right move was made. */
    private readonly onright: (outcome: Outcome) => void,
  ) {
    super(game, voice.names);
  }

  protected override position(): View {
    return viewOf(this.step);
  }

  protected override async preview(move: string): Promise<Answer> {
    const { gain, events } = this.outcome(move);
    return { type: 'previewed', id: '', move, gain, events };
  }

  protected override async play(move: string): Promise<Answer> {
    const found = this.outcome(move);
    const { after, events } = found;
    if (!after) throw refused('missed', this.voice.miss());
    const answer = this.advance(move, viewAfter(this.step, move, after, events), events);
    this.onright(found);
    return answer;
  }

  private outcome(move: string): Outcome {
    const found = outcomeOf(this.step, move);
    if (!found) throw refused('illegal-move', this.voice.refusal(move));
    return found;
  }
}
