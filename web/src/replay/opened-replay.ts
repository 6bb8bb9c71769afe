import { language } from '../language/language.svelte.ts';
import { Playback } from '../playback/playback.svelte.ts';
import { fetchReplay, ReplayError } from '../server/replays.ts';

/** The replay of a match; `#12` in the address leads to step 12. */
export async function openReplay(match: string): Promise<Playback> {
  const replay = await fetchReplay(match);
  const step = /^#(\d+)$/.exec(location.hash)?.[1];
  return new Playback(replay, step === undefined ? 0 : Number(step));
}

/** Why a replay cannot be shown. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ReplayError)) return language.say('replay-unreadable');
  return error.words || language.say(error.key);
}
