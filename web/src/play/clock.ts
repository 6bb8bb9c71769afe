import type { MatchStatus } from '../wire/types.ts';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The milliseconds that a seat has left at a time of the server; null without a clock. */
export function leftOf(now: MatchStatus, seat: number, time: number): number | null {
  const left = now.time.left[seat];
  if (left === undefined) return null;
  const thinks = now.stage === 'running' && now.view?.turn === seat;
  return Math.max(0, thinks ? left - Math.max(0, time - now.time.since) : left);
}

/** A time as clocks show it: 3:07, 1:02:03, 0:09.4; days as `2d 4h` in numbers. */
export function shown(left: number): { days: number; text: string } {
  const seconds = Math.floor(left / SECOND);
  const days = Math.floor(seconds / DAY);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / 60)];
  if (days) return { days, text: `${String(hours)}:${two(minutes)}` };
  if (hours) return { days: 0, text: `${String(hours)}:${two(minutes)}:${two(seconds % 60)}` };
  const tenths = left < 10 * SECOND ? `.${String(Math.floor((left % SECOND) / 100))}` : '';
  return { days: 0, text: `${String(minutes)}:${two(seconds % 60)}${tenths}` };
}
