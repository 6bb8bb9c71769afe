import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchReplay, readFile } from '../src/server/replays.ts';

/** A server that has so many frames, and tells 500 of them at once. */
function serve(total: number): string[] {
  const asked: string[] = [];
  const answer = (address: string, { body }: { body: string | null }) => {
    asked.push(address);
    const query = new URL(address, 'http://here').searchParams.get('start');
    const start = Number(body ? (JSON.parse(body) as { start: number }).start : query);
    const numbers = Array.from({ length: Math.min(500, total - start) }, (_, n) => start + n);
    const frames = numbers.map((number) => ({ view: { scores: [number] }, entry: null }));
    const replay = { game: 'g', options: {}, players: ['', ''], frames, result: null, total };
    return Promise.resolve(Response.json(replay));
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return asked;
}

describe('a replay that is longer than what the server tells at once', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched page by page', async () => {
    const asked = serve(1201);
    const { frames } = await fetchReplay('m');
    expect(asked).toHaveLength(3);
    expect(frames.map(({ view }) => view.scores[0])).toEqual([...Array(1201).keys()]);
  });

  it('is read page by page from a record', async () => {
    const asked = serve(501);
    expect((await readFile('tessella-record: 1')).frames).toHaveLength(501);
    expect(asked).toHaveLength(2);
  });

  it('is asked for once if it is short', async () => {
    const asked = serve(60);
    await fetchReplay('m');
    expect(asked).toHaveLength(1);
  });
});
