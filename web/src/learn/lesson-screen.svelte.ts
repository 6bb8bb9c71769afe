import { skinOf } from '../games/index.ts';
import type { Catalogue } from '../language/catalogue.ts';
import { language } from '../language/language.svelte.ts';
import { distinct } from '../match/distinct.ts';
import { LiveMatch } from '../match/match.svelte.ts';
import { MatchScreen } from '../match/match-screen.svelte.ts';
import { Classroom } from './classroom.ts';
import { reasonOf, type Outcome, type Step } from './lesson.ts';

/** The screen of a match on which a step is worked on. */
export class LessonScreen extends MatchScreen {
  /** What a right move has brought. */
  outcome = $state.raw<Outcome | null>(null);

  constructor(
    match: LiveMatch,
    readonly step: Step,
  ) {
    super(match);
  }

  /** Words of a lesson speak of up and down. */
  override get lies(): boolean {
    return false;
  }

  /** Point out a right move. */
  override hint(): Promise<void> {
    this.notice = '';
    const { shown } = this.step;
    if (this.isMine && this.held.show(shown)) this.isPut = true;
    else if (this.isMine) this.notice = language.say('learn-shown', { move: shown });
    return Promise.resolve();
  }

  protected override litNow(): readonly string[] {
    return distinct([...super.litNow(), ...this.step.spots]);
  }
}

/** The screen of a step. */
export function lessonScreenAt(game: string, step: Step, words: Catalogue): LessonScreen {
  const voice = {
    names: skinOf(game)
      .paints.slice(0, step.view.scores.length)
      .map((paint) => language.say(`colour-${paint}`)),
    miss: () => words.say(`${game}-${step.name}-miss`),
    refusal: (move: string) => {
      const reason = reasonOf(step, move);
      return reason ? language.tell(reason, []) : language.say('type-none');
    },
  };
  const room = new Classroom(game, step, voice, (outcome) => (screen.outcome = outcome));
  const screen = new LessonScreen(new LiveMatch(Classroom.id, room), step);
  return screen;
}
