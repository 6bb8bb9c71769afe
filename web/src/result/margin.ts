import { language } from '../language/language.svelte.ts';
import type { Skin } from '../games/skin.ts';
import type { MatchResult } from '../wire/types.ts';

/** By how much somebody won, in words; empty where points did not decide. */
export function marginOf(ending: MatchResult, game: string, skin: Skin): string {
  const { winners, scores, ranks, cause, rule } = ending;
  if (cause !== 'rules' || winners.length === ranks.length) return '';
  if (rule !== null && skin.knockouts.includes(rule)) return '';
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const count = best - Math.max(...others);
  if (count < 0) return '';
  const key = count ? 'margin' : 'tie';
  const own = `${key}-${game}`;
  return language.say(language.has(own) ? own : `result-${key}`, { count });
}
