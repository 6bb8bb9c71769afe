import { readProgress, type Progress } from './progress.ts';

const KEPT = 'tessella-lessons';
const NONE: Progress = { step: 0, done: false };

/** How far this device is in each lesson. */
class AllProgress {
  private kept = $state.raw(readProgress(localStorage.getItem(KEPT)));

  of(game: string): Progress {
    return this.kept[game] ?? NONE;
  }

  keep(game: string, progress: Progress): void {
    this.kept = { ...this.kept, [game]: progress };
    localStorage.setItem(KEPT, JSON.stringify(this.kept));
  }
}

export const allProgress = new AllProgress();
