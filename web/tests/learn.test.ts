import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { catalogueText } from '../catalogues.ts';
import { GAMES, skinOf } from '../src/games/index.ts';
import { Catalogue, LANGUAGES } from '../src/language/catalogue.ts';
import { Classroom } from '../src/learn/classroom.ts';
import { outcomeOf, reasonOf, viewAfter, viewOf, type Lesson } from '../src/learn/lesson.ts';
import { LESSONS, wordsOf } from '../src/learn/files.ts';
import { readProgress } from '../src/learn/progress.ts';
import { controlsOf } from '../src/match/controls-of.ts';
import { agrees } from '../src/match/laid.ts';
import type { FromServer } from '../src/wire/types.ts';

const ALL: Lesson[] = await Promise.all(Object.values(LESSONS).map((load) => load()));
const STEPS = ALL.flatMap(({ game, steps }) =>
  steps.map((step) => ({ game, step, name: `${game}-${step.name}` })),
);
const textOf = (game: string, code: string) =>
  readFileSync(new URL(`../src/games/${game}/lesson/${code}.ftl`, import.meta.url), 'utf8');
const WORDS = LANGUAGES.map(
  (code) => new Catalogue(code, ALL.map(({ game }) => textOf(game, code)).join('\n')),
);
const LAW = new Catalogue('en', catalogueText('en'));

describe('lessons', () => {
  it('exist for every game', async () => {
    expect(ALL.map(({ game }) => game).sort()).toEqual(GAMES);
    for (const [game, load] of Object.entries(LESSONS)) {
      expect((await load()).game).toBe(game);
      for (const code of LANGUAGES)
        expect((await wordsOf(game, code)).has(`${game}-end`)).toBe(true);
    }
  });

  it.each(STEPS)('$name can be worked on with the controls of play', ({ game, step }) => {
    const view = viewOf(step);
    const controls = controlsOf(view, skinOf(game).handling);
    const moves = [...controls.placements.map(({ move }) => move), ...controls.others];
    expect(moves.sort()).toEqual([...view.moves].sort());
    expect(outcomeOf(step, step.shown)?.after).toBeDefined();
  });

  it.each(STEPS)('$name can be drawn after every right move', ({ step }) => {
    for (const { after, events, moves } of step.outcomes) {
      for (const move of after ? moves : []) {
        const view = after && viewAfter(step, move, after, events);
        expect(view && agrees(view.board, view.laid ?? [])).toBe(true);
      }
    }
  });

  it.each(STEPS)('$name says what to do, why not, and what it taught', ({ step, name }) => {
    const misses = step.outcomes.some(({ after }) => !after);
    for (const words of WORDS) {
      for (const part of ['title', 'text', 'done']) expect(words.has(`${name}-${part}`)).toBe(true);
      expect(words.has(`${name}-miss`)).toBe(misses);
      if (misses) expect(words.say(`${name}-miss`)).toMatch(/\([A-Z]{2}-\d+\)/);
    }
    for (const { key, facts } of step.refusals) {
      expect(LAW.tell({ key, facts: { ...facts, move: '' } }, [])).toMatch(/[A-Z]{2}-\d+/);
    }
  });

  it('cite only rules that exist, the same in every language', () => {
    const rules = Object.fromEntries(
      ALL.map(({ game }) => [
        game,
        readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8'),
      ]),
    );
    for (const { game, step, name } of STEPS) {
      const cited = WORDS.map((words) =>
        ['text', 'done', ...(words.has(`${name}-miss`) ? ['miss'] : [])].map(
          (part) => words.say(`${name}-${part}`).match(/[A-Z]{2}-\d+/g) ?? [],
        ),
      );
      expect(cited[1], step.name).toEqual(cited[0]);
      expect(cited[2], step.name).toEqual(cited[0]);
      for (const rule of cited.flat(2)) expect(rules[game]).toContain(`**${rule}**`);
    }
  });
});

describe('a step as a match', () => {
  const { game, step } = STEPS.find(({ name }) => name === 'tetris-link-hole') ?? raise();
  const voice = { names: ['A', 'B'], miss: () => 'missed', refusal: () => 'refused' };
  const wrong = step.outcomes.find(({ after }) => !after)?.moves[0] ?? '';

  function room() {
    const [heard, right] = [vi.fn<(message: FromServer) => void>(), vi.fn()];
    const classroom = new Classroom(game, step, voice, right);
    classroom.listen(heard);
    classroom.watch();
    return { classroom, heard, right };
  }

  it('tells the position to whoever watches', () => {
    const { heard } = room();
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'match', now: expect.objectContaining({ can: ['play'] }) }),
    );
  });

  it('takes a right move, and tells the position after it', async () => {
    const { classroom, heard, right } = room();
    await classroom.ask({ type: 'play', match: Classroom.id, version: 1, move: step.shown });
    expect(right).toHaveBeenCalledOnce();
    expect(heard.mock.lastCall?.[0]).toMatchObject({
      type: 'update',
      now: { can: [], version: 2 },
    });
  });

  it('says why a move misses the aim, or breaks a rule', async () => {
    const { classroom, right } = room();
    const play = (move: string) =>
      classroom.ask({ type: 'play', match: Classroom.id, version: 1, move });
    await expect(play(wrong)).rejects.toThrow('missed');
    await expect(play('a1,b1')).rejects.toThrow('refused');
    expect(right).not.toHaveBeenCalled();
  });

  it('knows what a move would bring', async () => {
    const { classroom } = room();
    const preview = (move: string) => classroom.ask({ type: 'preview', match: Classroom.id, move });
    expect(await preview(wrong)).toMatchObject({ type: 'previewed', gain: -1 });
    await expect(preview('a1,b1')).rejects.toThrow('refused');
  });

  it('gives the commonest reason for all that no other names', () => {
    const last = step.refusals.at(-1);
    expect(reasonOf(step, 'nowhere')).toEqual({
      key: last?.key,
      facts: { ...last?.facts, move: 'nowhere' },
    });
  });
});

describe('progress', () => {
  it('survives what was kept by whomever', () => {
    expect(readProgress(null)).toEqual({});
    expect(readProgress('not json')).toEqual({});
    expect(readProgress('{"a":{"step":-1},"b":7,"c":{"step":2,"done":"yes"},"d":null}')).toEqual({
      c: { step: 2, done: false },
    });
  });
});

function raise(): never {
  throw new Error('no such step');
}
