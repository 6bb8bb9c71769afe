import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import {
  coloursAt,
  foreignGames,
  GAMES,
  isOurs,
  lookOutside,
  prepare,
  skinOf,
  titleOf,
} from '../src/games/index.ts';
import { language } from '../src/language/language.svelte.ts';
import { tileOf } from '../src/board/triangles.ts';
import { controlsOf, piecesOf } from '../src/match/controls-of.ts';
import { HeldPiece } from '../src/match/held-piece.svelte.ts';
import { movesMeant } from '../src/match/typed-move.ts';
import { seatsOf, valuesOf } from '../src/open/wish.ts';
import ChairField from '../src/open/ChairField.svelte';
import GameShelf from '../src/panels/GameShelf.svelte';
import MatchLine from '../src/panels/MatchLine.svelte';
import OptionField from '../src/open/OptionField.svelte';
import type { GameFacts, ListedMatch, View } from '../src/wire/types.ts';

const OPTION = { rule: 'ST-1', accepts: '3 to 5', values: null, only_with: null, usual: {} };
const STONES: GameFacts = {
  name: 'stones',
  seats: [2, 3],
  owners: [
    [[0], [1], [0]],
    [[0], [1], [2]],
  ],
  title: 'Stones',
  colours: ['red', 'mauve', 'taupe'],
  has_secrets: false,
  options: [
    { ...OPTION, name: 'size', default: 4, range: { least: 3, most: 5, step: 1 } },
    { ...OPTION, name: 'edge', default: true, values: [true, false], range: null },
  ],
};
const WORDS: Readonly<Record<string, string>> = {
  en: 'line-stones = Lay stones.\noption-stones-size = Size\nst-2-filled = Taken ({ $rule }).\n',
  de: 'line-stones = Leg Steine.\noption-stones-size = Größe\nst-2-filled = Besetzt ({ $rule }).\n',
};
const LISTED = {
  id: 'm',
  game: 'stones',
  options: {},
  clock: { kind: 'none' },
  rated: false,
  public: true,
  created: 0,
  touched: 0,
  ending: null,
};
const EMPTY: View = {
  seat: 0,
  turn: 0,
  moves: [],
  scores: [0, 0],
  result: null,
  rolled: null,
  events: [],
  board: { kind: 'grid', columns: 3, rows: 2, owners: '......', marks: [], bar: null, done: [] },
  racks: [],
};

/** A server that has this game besides one of ours. */
function answer(address: string): Promise<Response> {
  const code = /^\/api\/v1\/games\/stones\/words\/(\w+)$/.exec(address)?.[1];
  if (code) return Promise.resolve(new Response(WORDS[code] ?? ''));
  return Promise.resolve(Response.json([STONES, { ...STONES, name: GAMES[0] }]));
}

describe('a game that this app has no folder for', () => {
  const fetched = vi.fn(answer);

  beforeAll(async () => {
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { documentElement: {} });
    await language.speak('en');
  });
  afterAll(() => vi.unstubAllGlobals());

  it('is known by the name that the server gives it', async () => {
    expect(isOurs('stones')).toBe(false);
    expect(titleOf('stones')).toBe('stones');
    await vi.waitFor(() => expect(titleOf('stones')).toBe('Stones'));
    expect(foreignGames()).toEqual(['stones']);
    lookOutside();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is painted in its colours; words for none of ours get enamels that are free', () => {
    expect(skinOf('stones').paints).toEqual(['red', 'violet', 'orange']);
  });

  it('shows whoever sits at a seat in all colours that the seat lays', () => {
    expect([0, 1].map((seat) => coloursAt('stones', 2, seat))).toEqual([[0, 2], [1]]);
    expect([0, 1, 2].map((seat) => coloursAt('stones', 3, seat))).toEqual([[0], [1], [2]]);
    const paintsIn = (body: string) => [
      ...new Set([...body.matchAll(/class="[^"]*paint-(\w+)/g)].map(([, paint]) => paint)),
    ];
    const players = [
      { name: 'Ada', kind: 'guest' },
      { name: 'Bob', kind: 'guest' },
    ] as const;
    const match = { ...LISTED, players } as unknown as ListedMatch;
    const line = render(MatchLine, { props: { match } }).body;
    expect(paintsIn(line)).toEqual(['red', 'orange', 'violet']);
    const chair = { kind: 'open', name: '', level: 1 } as const;
    const props = { game: 'stones', seats: 2, seat: 0, chair };
    expect(paintsIn(render(ChairField, { props }).body)).toEqual(['red', 'orange']);
  });

  it('stands on the shelf of rules, and not on those of what it has not', () => {
    const shelf = (foreign: boolean) =>
      render(GameShelf, { props: { at: '/rules', foreign } }).body.match(/<li/g)?.length;
    expect([shelf(true), shelf(false)]).toEqual([GAMES.length + 1, GAMES.length]);
  });

  it('speaks the words of the server, in whatever language is chosen', async () => {
    await Promise.all([prepare('stones'), prepare('stones')]);
    expect(language.say('line-stones')).toBe('Lay stones.');
    const refusal = { key: 'st-2-filled', facts: { rule: 'ST-2' } };
    expect(language.tell(refusal, [])).toBe('Taken (ST-2).');
    await language.speak('de');
    expect(language.tell(refusal, [])).toBe('Besetzt (ST-2).');
    await language.speak('en');
  });

  it('has a form for its options, with its words or as they are called', () => {
    expect(seatsOf(STONES, {})).toBe(2);
    const [size, edge] = STONES.options;
    if (!size || !edge) throw new Error('it has two');
    expect(valuesOf(size)).toEqual([3, 4, 5]);
    const form = (option: typeof size) =>
      render(OptionField, { props: { game: 'stones', option, value: option.default } }).body;
    expect(form(size)).toContain('Size');
    expect(form(edge)).toContain('edge');
    expect(form(edge)).toMatch(/true[^]*false/);
  });

  it('draws its board of squares as the view has it', () => {
    const board = { ...EMPTY.board, owners: '0.1...' } as View['board'];
    const props = { view: { ...EMPTY, board }, laid: [], skin: skinOf('stones'), label: 'Stones' };
    const { body } = render(Board, { props });
    const pieces = [...body.matchAll(/<g class="paint-(\w+)"/g)].map(([, paint]) => paint);
    expect(pieces).toEqual(['red', 'violet']);
  });

  it('draws its board of triangles as the view has it', () => {
    const tiles = ['^0,0:012', 'v1,0:215']
      .map((move) => tileOf(move))
      .filter((tile) => tile !== null);
    const board = { kind: 'lattice', tiles } as const;
    const props = { view: { ...EMPTY, board }, laid: [], skin: skinOf('stones'), label: 'Stones' };
    expect(render(Board, { props }).body.match(/>\s*5\s*</g)).toHaveLength(1);
  });

  it('can be played without a rack: what moves lay is what can be taken up', () => {
    const view = { ...EMPTY, moves: ['a1', 'b2', 'a1,b1', 'b1,b2', 'pass'] };
    expect(piecesOf(view).map(({ name }) => name)).toEqual(['1', '2']);
    const controls = controlsOf(view, skinOf('stones').handling);
    expect(controls.placements.map(({ move }) => move)).toEqual(['a1', 'b2', 'a1,b1', 'b1,b2']);
    expect(controls.others).toEqual(['pass']);
  });

  it('tells pieces of one size apart', () => {
    const view = { ...EMPTY, moves: ['a1,b1,c1', 'a1,b1,b2', 'a1,a2,b2'] };
    expect(piecesOf(view).map(({ name }) => name)).toEqual(['3', '3-2']);
  });

  it('is played by mouse, by keys and by typed moves', () => {
    const view = { ...EMPTY, moves: ['a1,b1', 'b1,c1', 'b1,b2'] };
    const controls = controlsOf(view, skinOf('stones').handling);
    const held = new HeldPiece(
      () => controls,
      () => ({ seat: 0, colour: 0 }),
    );
    held.begin();
    expect(held.piece).toBe('2');
    held.touch('b1');
    expect(held.trial).toMatchObject({ move: 'b1,c1', fits: true });
    held.rotate();
    expect(held.trial).toMatchObject({ move: 'b1,b2', fits: true });
    held.drop();
    held.step('right');
    expect(held.trial?.fits).toBe(true);
    expect(movesMeant('b1,c1', controls.placements, controls.others)).toEqual(['b1,c1']);
    expect(movesMeant('2 b2', controls.placements, controls.others)).toEqual(['b1,b2']);
  });
});
