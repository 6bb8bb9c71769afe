import { byGame } from '../games/folder.ts';
import { Catalogue, type Language } from '../language/catalogue.ts';
import type { Lesson } from './lesson.ts';

/** The lesson of each game, fetched when it is needed. */
export const LESSONS = byGame(
  import.meta.glob<Lesson>('../games/*/lesson.json', { import: 'default' }),
);

const TEXTS = import.meta.glob<string>('../games/*/lesson/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The words of a game's lesson in a language. */
export async function wordsOf(game: string, language: Language): Promise<Catalogue> {
  const text = await TEXTS[`../games/${game}/lesson/${language}.ftl`]?.();
  if (text === undefined) throw new Error(`the lesson of ${game} has no words in ${language}`);
  return new Catalogue(language, text);
}
