import type { Replay } from '../wire/types.ts';

/** Why a replay cannot be shown; `key` has the words for it. */
export class ReplayError extends Error {
  constructor(readonly key: 'replay-unknown' | 'replay-unreachable' | 'replay-unreadable') {
    super(key);
  }
}

/** Fetch the replay of a match. */
export async function fetchReplay(id: string): Promise<Replay> {
  const address = `/api/v1/replays/${encodeURIComponent(id)}`;
  const answer = await fetch(address, { headers: { Accept: 'application/json' } }).catch(() => {
    throw new ReplayError('replay-unreachable');
  });
  if (answer.status === 404) throw new ReplayError('replay-unknown');
  if (!answer.ok) throw new ReplayError('replay-unreachable');
  return readReplay(await answer.text());
}

/** The replay that a text holds. */
export function readReplay(text: string): Replay {
  try {
    const value = JSON.parse(text) as Partial<Replay>;
    if (typeof value.game === 'string' && value.frames?.length && value.players) {
      return value as Replay;
    }
  } catch {
    throw new ReplayError('replay-unreadable');
  }
  throw new ReplayError('replay-unreadable');
}
