import type { Frame, Placed, Replay } from '../wire/types.ts';
import { laidAfter } from '../wire/events.ts';

const PACE = 900;

/** A replay and the place in it that is shown. */
export class Playback {
  index = $state(0);
  playing = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly laidBy: readonly (readonly Placed[])[];

  constructor(
    readonly replay: Replay,
    start = 0,
  ) {
    let laid: readonly Placed[] = [];
    this.laidBy = replay.frames.map(({ view }) => (laid = laidAfter(laid, view)));
    this.index = this.within(start);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame {
    const frame = this.replay.frames[this.index];
    if (!frame) throw new Error('a replay has at least one frame');
    return frame;
  }

  /** The pieces on the board, in the order in which they were laid. */
  get laid(): readonly Placed[] {
    return this.laidAt(this.index);
  }

  /** Those that were on it at a place of the game. */
  laidAt(index: number): readonly Placed[] {
    return this.laidBy[index] ?? [];
  }

  private within(index: number): number {
    return Math.min(Math.max(index, 0), this.last);
  }

  /** Show a frame; whoever looks for one wants no more autoplay. */
  show(index: number): void {
    this.pause();
    this.index = this.within(index);
  }

  /** Play on by itself, from the start if the end is shown. */
  play(): void {
    if (this.index === this.last) this.index = 0;
    this.playing = true;
    this.timer = setInterval(() => {
      this.index = this.within(this.index + 1);
      if (this.index === this.last) this.pause();
    }, PACE);
  }

  pause(): void {
    clearInterval(this.timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
}

/** What each key does to a playback. */
export const KEYS: Readonly<Record<string, (playback: Playback) => void>> = {
  ArrowLeft: (playback) => playback.show(playback.index - 1),
  ArrowRight: (playback) => playback.show(playback.index + 1),
  PageUp: (playback) => playback.show(playback.index - 10),
  PageDown: (playback) => playback.show(playback.index + 10),
  Home: (playback) => playback.show(0),
  End: (playback) => playback.show(playback.last),
  ' ': (playback) => playback.toggle(),
};

/** Let a key of the page do what it does to a playback. */
export function pressed(event: KeyboardEvent, playback: Playback): void {
  const act = KEYS[event.key];
  const inControl = event.target instanceof HTMLElement && event.target.closest('input, button');
  const isOwn = event.altKey || event.ctrlKey || event.metaKey;
  if (!act || isOwn || (inControl && event.key === ' ')) return;
  event.preventDefault();
  act(playback);
}
