import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readReplay, ReplayError } from '../src/server/replays.ts';
import { KEYS, Playback } from '../src/playback/playback.svelte.ts';
import { stepsOf } from '../src/playback/steps.ts';
import { laidAfter } from '../src/wire/events.ts';
import type { Event, Frame, Replay, View } from '../src/wire/types.ts';

function laid(seat: number, piece: string, move: string): Event {
  return { kind: 'laid', fields: { seat, piece, move }, message: { key: '', facts: {} } };
}

function scored(seat: number, points: number): Event {
  return { kind: 'scored', fields: { seat, points, rule: '' }, message: { key: '', facts: {} } };
}

function view(owners: string, events: Event[] = []): View {
  return {
    seat: null,
    turn: 0,
    moves: [],
    scores: [0, 0],
    result: null,
    rolled: null,
    events,
    board: { kind: 'grid', columns: 2, rows: 2, owners, marks: [], bar: null, done: [] },
    racks: [],
  };
}

const frames: Frame[] = [
  { view: view('....'), entry: null },
  { view: view('....'), entry: { actor: -1, move: 'first:0' } },
  { view: view('00..', [laid(0, '2', 'a1,b1'), scored(0, 2)]), entry: { actor: 0, move: 'a1,b1' } },
  { view: view('001.', [laid(1, '1', 'a2')]), entry: { actor: 1, move: 'a2' } },
];
const replay: Replay = {
  game: 'blokus-duo',
  options: {},
  players: ['', ''],
  result: null,
  frames,
  total: frames.length,
};

describe('a playback', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('knows the pieces of every frame', () => {
    expect(new Playback(replay, 1).laid).toEqual([]);
    expect(new Playback(replay, 99).laid).toEqual([
      [0, 'a1,b1'],
      [1, 'a2'],
    ]);
  });

  it('stays within the game whatever key is pressed', () => {
    const playback = new Playback(replay);
    for (const [key, at] of [
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['PageDown', 3],
      ['ArrowRight', 3],
      ['Home', 0],
      ['End', 3],
      ['PageUp', 0],
    ] as const) {
      KEYS[key]?.(playback);
      expect(playback.index).toBe(at);
    }
  });

  it('plays to the end and stops there; then it begins again', () => {
    const playback = new Playback(replay);
    playback.toggle();
    vi.advanceTimersByTime(60_000);
    expect([playback.index, playback.playing]).toEqual([3, false]);
    playback.toggle();
    expect([playback.index, playback.playing]).toEqual([0, true]);
    playback.show(2);
    vi.advanceTimersByTime(60_000);
    expect([playback.index, playback.playing]).toEqual([2, false]);
  });
});

describe('what a replay tells', () => {
  it('lists the moves of the seats with what they brought', () => {
    expect(stepsOf(frames)).toEqual([
      { key: 2, seat: 0, colour: 0, piece: '2', place: 'a1', move: 'a1,b1', points: 2 },
      { key: 3, seat: 1, colour: 1, piece: '1', place: 'a2', move: 'a2', points: 0 },
    ]);
  });

  it('forgets the pieces when the board is cleared, and heeds those that it is given', () => {
    expect(laidAfter([[0, 'a1']], view('....'))).toEqual([]);
    expect(laidAfter([], { ...view('0...'), laid: [[0, 'a1']] })).toEqual([[0, 'a1']]);
  });

  it('is refused if it is none', () => {
    expect(readReplay(JSON.stringify(replay))).toEqual(replay);
    for (const text of ['', '[]', 'null', '{}', JSON.stringify({ ...replay, frames: [] })]) {
      expect(() => readReplay(text)).toThrow(ReplayError);
    }
  });
});
