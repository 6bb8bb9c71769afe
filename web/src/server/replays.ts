import { ask, Problem } from './ask.ts';
import { keep, recall } from './offline-replays.ts';
import type { Replay } from '../wire/types.ts';

/** Why a replay cannot be shown: `words` of the server, or the key of ours. */
export class ReplayError extends Error {
  constructor(
    readonly key: 'replay-unknown' | 'replay-unreachable' | 'replay-unreadable',
    readonly words = '',
  ) {
    super(words || key);
  }
}

/** A replay with all its frames; the server tells so many of them at once. */
async function whole(page: (start: number) => Promise<Replay>): Promise<Replay> {
  const replay = await page(0);
  const frames = [...replay.frames];
  while (frames.length < replay.total) {
    const more = (await page(frames.length)).frames;
    if (!more.length) break;
    frames.push(...more);
  }
  return { ...replay, frames };
}

/** Fetch the replay of a match and keep it; without a network, the one that was kept. */
export async function fetchReplay(id: string): Promise<Replay> {
  const path = { match_id: id };
  try {
    const replay = await whole((start) =>
      ask('GET /api/v1/matches/{match_id}/frames', { path, query: { start } }),
    );
    await keep(id, replay).catch(() => undefined);
    return replay;
  } catch (error) {
    return (isSilence(error) && (await recall(id))) || refuse(error);
  }
}

/** Whether a text is that of a record, and not of a replay that was saved. */
export function isRecord(text: string): boolean {
  return !text.trimStart().startsWith('{');
}

/** The replay that a file's text holds: one that was saved, or a record, which the server reads. */
export async function readFile(text: string): Promise<Replay> {
  if (!isRecord(text)) return readReplay(text);
  const page = (start: number) => ask('POST /api/v1/records', { body: { record: text, start } });
  return whole(page).catch(refuse);
}

/** Whether nobody has answered. */
function isSilence(error: unknown): boolean {
  return !(error instanceof Problem) || error.code === 'unreachable';
}

function refuse(error: unknown): never {
  if (!(error instanceof Problem) || isSilence(error)) throw new ReplayError('replay-unreachable');
  if (error.status === 404) throw new ReplayError('replay-unknown');
  throw new ReplayError('replay-unreadable', error.message);
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
