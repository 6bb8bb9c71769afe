import { language } from '../language/language.svelte.ts';
import { togetherOf } from '../match/seats.ts';
import type { MatchStatus } from '../wire/types.ts';

/** How a match stands, in a few words. */
export function statusOf(now: MatchStatus, names: readonly string[]): string {
  if (now.stage === 'open') return language.say('play-waiting');
  if (now.ending) return endingOf(now, names);
  const turn = now.view?.turn ?? -1;
  const name = names[turn] ?? '';
  if (!now.mine.includes(turn)) return language.say('play-theirs', { name });
  return now.mine.length > 1 ? language.say('play-turn-of', { name }) : language.say('play-yours');
}

function endingOf({ ending, mine, seats }: MatchStatus, names: readonly string[]): string {
  const { cause, winners } = ending ?? { cause: 'aborted', winners: [] };
  if (cause === 'aborted') return language.say('play-aborted');
  const [winner] = winners;
  const others = names.filter((_, seat) => !winners.includes(seat));
  const facts = { cause, name: others[0] ?? '', count: others.length };
  const key = cause === 'absence' ? 'play-cause-absence' : 'play-cause';
  const why = cause === 'rules' ? '' : language.say(key, facts);
  if (cause === 'agreement') return why;
  if (winners.length === seats.length || winner === undefined)
    return `${language.say('play-shared')} ${why}`.trim();
  if (winners.length === 1 && mine.length === 1 && mine.includes(winner))
    return `${language.say('play-won')} ${why}`.trim();
  const name = togetherOf(winners, seats, names);
  return `${language.say('play-winner', { name, count: winners.length })} ${why}`.trim();
}
