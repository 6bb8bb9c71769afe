import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetReplays, keep, keptReplays, MOST, recall } from '../src/server/offline-replays.ts';
import type { Replay } from '../src/wire/types.ts';

/** A store of a browser, as far as replays use it: in the order in which things were put. */
class Store {
  private readonly kept = new Map<string, Response>();

  put = async (at: string, answer: Response) => void this.kept.set(at, answer);
  match = async (at: string) => this.kept.get(at)?.clone();
  matchAll = async () => [...this.kept.values()];
  keys = async () => [...this.kept.keys()];
  delete = async (at: string) => this.kept.delete(at);
}

const stores = new Map<string, Store>();
const caches = {
  open: async (name: string) => {
    const store = stores.get(name) ?? new Store();
    stores.set(name, store);
    return store;
  },
  delete: async (name: string) => stores.delete(name),
};

const replay = (name: string) =>
  ({
    game: 'blokus-duo',
    options: {},
    players: [name, 'Zoë 🂡'],
    frames: [],
    result: { winners: [1], ranks: [2, 1], scores: [-20, -7], reason: 'BD-9' },
    total: 0,
  }) satisfies Replay;

describe('kept replays', () => {
  beforeEach(() => Object.assign(globalThis, { caches }));
  afterEach(() => stores.clear());

  it('are recalled whole, and listed with the latest first', async () => {
    await keep('a', replay('Ada'));
    await keep('b', replay('Ben'));
    await keep('a', replay('Ada'));
    expect(await recall('a')).toEqual(replay('Ada'));
    expect(await recall('c')).toBeNull();
    const listed = await keptReplays();
    expect(listed.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(listed[0]).toMatchObject({ players: ['Ada', 'Zoë 🂡'], winners: [1], scores: [-20, -7] });
  });

  it('are so many and no more: the oldest go', async () => {
    for (let n = 0; n < MOST + 3; n += 1) await keep(String(n), replay('Ada'));
    const listed = await keptReplays();
    expect(listed).toHaveLength(MOST);
    expect(listed.at(-1)?.id).toBe('3');
  });

  it('are forgotten when somebody signs out', async () => {
    await keep('a', replay('Ada'));
    await forgetReplays();
    expect(await keptReplays()).toEqual([]);
  });

  it('are none where a browser has no place for them', async () => {
    Object.assign(globalThis, { caches: undefined });
    await keep('a', replay('Ada'));
    expect(await keptReplays()).toEqual([]);
    expect(await recall('a')).toBeNull();
    await forgetReplays();
  });
});
