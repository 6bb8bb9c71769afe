import type { Replay } from '../wire/types.ts';

const STORE = 'tessella-replays';
const ABOUT = 'x-tessella-about';
/** The latest replays are kept, so many of them. */
export const MOST = 60;

/** A replay that this device keeps, in a line. */
export interface KeptReplay {
  readonly id: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** When it was looked at, in milliseconds. */
  readonly seen: number;
}

const addressOf = (id: string) => `/replay/${encodeURIComponent(id)}`;

/** Where replays are kept; browsers have such a place only for pages that came safely. */
const store = async () => (globalThis.caches ? caches.open(STORE) : null);

/** Keep a replay, so that it can be seen without a network. */
export async function keep(id: string, replay: Replay): Promise<void> {
  const kept = await store();
  if (!kept) return;
  const { game, players, result, frames } = replay;
  const scores = result?.scores ?? frames.at(-1)?.view.scores ?? [];
  const winners = result?.winners ?? [];
  const about: KeptReplay = { id, game, players, winners, scores, seen: Date.now() };
  const headers = { [ABOUT]: encodeURIComponent(JSON.stringify(about)) };
  // What is put anew stands last: the first ones have not been looked at for the longest time.
  await kept.delete(addressOf(id));
  await kept.put(addressOf(id), new Response(JSON.stringify(replay), { headers }));
  const old = (await kept.keys()).slice(0, -MOST);
  await Promise.all(old.map((request) => kept.delete(request)));
}

/** A replay that was kept. */
export async function recall(id: string): Promise<Replay | null> {
  const found = await (await store())?.match(addressOf(id));
  return found ? ((await found.json()) as Replay) : null;
}

/** All that is kept, the latest first. */
export async function keptReplays(): Promise<readonly KeptReplay[]> {
  const found = (await (await store())?.matchAll()) ?? [];
  const lines = found.map((answer) => decodeURIComponent(answer.headers.get(ABOUT) ?? 'null'));
  return lines.map((line) => JSON.parse(line) as KeptReplay).reverse();
}

/** Keep nothing any longer: somebody else may use this device. */
export async function forgetReplays(): Promise<void> {
  if (globalThis.caches) await caches.delete(STORE);
}
