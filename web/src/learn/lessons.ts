import { Catalogue, type Language } from '../language/catalogue.ts';
import type { Lesson } from './lesson.ts';

const read = (text: Promise<{ default: unknown }>) =>
  text.then(({ default: lesson }) => lesson as Lesson);

/** The lesson of each game, fetched when it is needed. */
export const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  'blokus-duo': () => read(import('./lessons/blokus-duo.json')),
  'tetris-link': () => read(import('./lessons/tetris-link.json')),
  'tetris-duel': () => read(import('./lessons/tetris-duel.json')),
  triominos: () => read(import('./lessons/triominos.json')),
};

const TEXTS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('virtual:catalogue/learn/en'),
  fr: () => import('virtual:catalogue/learn/fr'),
  de: () => import('virtual:catalogue/learn/de'),
};

/** The words of all lessons in a language. */
export async function wordsIn(language: Language): Promise<Catalogue> {
  return new Catalogue(language, (await TEXTS[language]()).default);
}
