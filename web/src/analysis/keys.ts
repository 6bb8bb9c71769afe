import { Digits, isMeant, press } from '../match/keys.ts';
import type { MatchScreen } from '../match/match-screen.svelte.ts';
import type { Covering } from './covering.svelte.ts';
import type { Analysis } from './tree.svelte.ts';

const digits = new Digits();
const FAR = 10;
/** The key that shows what will be covered, or hides it. */
const COVER = 'o';

/** What keys do to the place that is looked at. */
const STEPS: Readonly<Record<string, (analysis: Analysis) => void>> = {
  ArrowLeft: (analysis) => analysis.step(-1),
  ArrowRight: (analysis) => analysis.step(1),
  ArrowUp: (analysis) => analysis.turn(-1),
  ArrowDown: (analysis) => analysis.turn(1),
  PageUp: (analysis) => analysis.step(-FAR),
  PageDown: (analysis) => analysis.step(FAR),
  Home: (analysis) => analysis.show(analysis.root),
  End: (analysis) => analysis.show(analysis.tip),
};

/** Arrows lead through the game; a piece that keys have put on the board they move instead. */
export function pressed(
  event: KeyboardEvent,
  analysis: Analysis,
  screen: MatchScreen,
  covering: Covering,
): void {
  if (!isMeant(event)) return;
  if (event.key.toLowerCase() === COVER && analysis.about.covers) {
    covering.isOn = !covering.isOn;
    return event.preventDefault();
  }
  const isAimed = screen.held.aim !== null && !screen.pointed;
  const act = isAimed ? undefined : STEPS[event.key];
  act?.(analysis);
  if (act || press(event, screen, digits)) event.preventDefault();
}
