import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiveMatch } from '../src/match/match.svelte.ts';
import { withoutName } from '../src/match/worth-telling.ts';
import type { Connection } from '../src/socket/connection.svelte.ts';
import type { FromServer, MatchStatus, LogEntry } from '../src/wire/types.ts';

type Listener = (message: FromServer) => void;

type Tell = (
  version: number,
  entries?: LogEntry[],
  more?: Partial<MatchStatus>,
  type?: string,
) => void;

/** A match that follows whatever is told. */
function followed(): [LiveMatch, Tell] {
  const ears: Listener[] = [];
  const connection = {
    listen: (listener: Listener) => ears.push(listener),
    watch: () => () => undefined,
    send: () => undefined,
  } as unknown as Connection;
  const match = new LiveMatch('m', connection);
  match.follow();
  const tell: Tell = (version, entries = [], more = {}, type = 'update') => {
    const now = { version, stage: 'running', bids: [], view: null, rematch: null, ...more };
    const message = { type, match: 'm', about: {}, entries, now, chat: [] };
    for (const ear of ears) ear(message as unknown as FromServer);
  };
  return [match, tell];
}

const moved = (version: number): LogEntry => ({
  version,
  at: 0,
  kind: 'moved',
  seat: 0,
  move: 'a1',
});

describe('a match that is followed', () => {
  it('hears what changes without a move, such as the match that follows', () => {
    const [match, tell] = followed();
    tell(1, [moved(1)]);
    tell(1, [], { rematch: 'next' });
    expect(match.now?.rematch).toBe('next');
    expect(match.entries).toHaveLength(1);
  });

  it('takes what is told twice only once, and nothing that is older', () => {
    const [match, tell] = followed();
    tell(1, [moved(1)]);
    tell(2, [moved(2)]);
    tell(2, [moved(2)]);
    tell(1, [moved(1)]);
    expect(match.version).toBe(2);
    expect(match.entries.map(({ version }) => version)).toEqual([1, 2]);
  });
});

describe('a match with a long log', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told its end, and fetches the rest page by page', async () => {
    const asked: string[] = [];
    const answer = (address: string) => {
      asked.push(address);
      const since = Number(new URL(address, 'http://here').searchParams.get('since') ?? 0);
      const page = [1, 2, 3].map((step) => moved(since + step)).filter((e) => e.version <= 9);
      return Promise.resolve(Response.json(page));
    };
    vi.stubGlobal('fetch', vi.fn(answer));
    const [match, tell] = followed();
    tell(9, [moved(8), moved(9)], {}, 'match');
    tell(10, [moved(10)]);
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    await vi.waitFor(() => expect(match.entries.map(({ version }) => version)).toEqual(all));
    expect(asked).toHaveLength(3);
  });

  it('shows what it has where the rest cannot be had', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new Error('no network'))),
    );
    const [match, tell] = followed();
    tell(9, [moved(8), moved(9)], {}, 'match');
    await Promise.resolve();
    expect(match.entries.map(({ version }) => version)).toEqual([8, 9]);
  });
});

describe('a sentence about somebody', () => {
  it('does without the name where it is plain who is meant', () => {
    expect(withoutName('Ada: +3 for a bridge', 'Ada')).toBe('+3 for a bridge');
    expect(withoutName('Ada : +3 pour un pont', 'Ada')).toBe('+3 pour un pont');
    expect(withoutName('Ada passes', 'Ada')).toBe('Ada passes');
    expect(withoutName('Adam: +3', 'Ada')).toBe('Adam: +3');
  });
});
