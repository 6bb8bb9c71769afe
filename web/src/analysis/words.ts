import { language } from '../language/language.svelte.ts';
import { listed } from '../language/words.ts';
import { percent } from '../review/figures.ts';
import type { Evaluated, View } from '../wire/types.ts';

/** What the engine has found, for those who listen; nothing until it has come to an end. */
export function spokenOf(found: Evaluated | null, view: View, names: readonly string[]): string {
  if (!found?.final) return '';
  const chances = names.map((name, seat) =>
    language.say('analysis-chance-of', { name, chance: percent(found.win[seat] ?? 0) }),
  );
  const move = found.moves[0]?.move;
  const best = move === undefined || view.result ? '' : language.say('analysis-best', { move });
  return `${listed(chances)}. ${best}`.trim();
}

/** What the board shows, in words. */
export function labelOf(title: string, ply: number, last: number): string {
  return language.say('review-board', { title, step: ply, last });
}
