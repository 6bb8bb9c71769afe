import type { Lesson, Step } from './lesson.ts';
import { allProgress } from './progress.svelte.ts';

/** Somebody's way through a lesson; it is kept on the device. */
export class Course {
  /** The number of the step; one more than the last: all is done. */
  at = $state(0);

  constructor(readonly lesson: Lesson) {
    const { step } = allProgress.of(lesson.game);
    this.at = step <= this.last ? step : 0;
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  /** Go to a step, and go on from there on the next visit. */
  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last + 1);
    const done = allProgress.of(this.lesson.game).done || this.at > this.last;
    allProgress.keep(this.lesson.game, { step: this.at, done });
  }
}
