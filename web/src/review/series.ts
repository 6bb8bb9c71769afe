import { language } from '../language/language.svelte.ts';
import { plain } from '../language/points.ts';
import type { Playback } from '../playback/playback.svelte.ts';
import type { Share } from '../wire/types.ts';
import { percent } from './figures.ts';
import type { GrowingReview } from './growing-review.svelte.ts';

/** What a graph can show over a game. */
export const SUBJECTS = ['odds', 'score', 'luck', 'time'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Lines of a graph: what each seat has after so many moves, between bounds, and in words. */
export interface Series {
  readonly lines: readonly Share[];
  readonly low: number;
  readonly high: number;
  readonly say: (value: number) => string;
}

const SECOND = 1000;
const MINUTE = 60;

/** The lines of a subject; null where nothing is known of it. */
export function seriesOf(
  subject: Subject,
  review: GrowingReview,
  playback: Playback,
): Series | null {
  switch (subject) {
    case 'odds':
      return { lines: review.shares, low: 0, high: 1, say: percent };
    case 'score':
      return scoresOf(playback);
    case 'luck':
      return luckOf(review, playback);
    case 'time':
      return timesOf(playback);
  }
}

function scoresOf({ replay }: Playback): Series {
  const lines = replay.frames.map(({ view }, moves) => ({ moves, values: view.scores }));
  return bounded(lines, (value) => plain(Math.round(value)), 1);
}

/** Luck added up, as far as it was measured; null where chance does no more than begin. */
function luckOf({ chances, done }: GrowingReview, { replay }: Playback): Series | null {
  const seats = replay.players.length;
  const lots = replay.frames.filter(({ entry }) => entry?.actor === -1).length;
  if (lots < 2) return null;
  let values: readonly number[] = Array.from({ length: seats }, () => 0);
  const lines = [{ moves: 0, values }];
  for (let ply = 0; ply < done; ply += 1) {
    const { luck } = chances.get(ply) ?? {};
    if (!luck) continue;
    values = values.map((sum, seat) => sum + (luck[seat] ?? 0));
    lines.push({ moves: ply + 1, values });
  }
  return bounded(lines, (value) => plain(Math.round(100 * value)), 0.1);
}

/** The seconds that each seat has thought; null where nobody has measured them. */
function timesOf({ replay }: Playback): Series | null {
  if (!replay.frames.some(({ entry }) => entry?.thought !== undefined)) return null;
  let values: readonly number[] = replay.players.map(() => 0);
  const lines = replay.frames.map(({ entry }, moves) => {
    const seconds = (entry?.thought ?? 0) / SECOND;
    values = values.map((sum, seat) => (seat === entry?.actor ? sum + seconds : sum));
    return { moves, values };
  });
  return bounded(lines, lasting, 1);
}

/** A time as clocks show it. */
function lasting(seconds: number): string {
  const whole = Math.round(seconds);
  const rest = String(whole % MINUTE).padStart(2, '0');
  return language.say('review-lasted', { minutes: Math.floor(whole / MINUTE), seconds: rest });
}

/** Lines between round bounds that hold all of them, and 0. */
function bounded(lines: readonly Share[], say: Series['say'], least: number): Series {
  const all = [0, ...lines.flatMap(({ values }) => values)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return { lines, say, low, high: Math.max(high, low + least) };
}
