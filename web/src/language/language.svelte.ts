import { negotiateLanguages } from '@fluent/langneg';
import type { Message } from '../wire/types.ts';
import { Catalogue, LANGUAGES, type Facts, type Language } from './catalogue.ts';

const KEPT = 'tessella-language';
const TEXTS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('virtual:catalogue/en'),
  fr: () => import('virtual:catalogue/fr'),
  de: () => import('virtual:catalogue/de'),
};

/** Fetches words in a language, as Fluent text. */
export type Words = (code: Language) => Promise<string>;

/** The language of the page; whatever is said through it changes when it changes. */
class PageLanguage {
  private catalogue = $state.raw<Catalogue | null>(null);
  /** Where words come from that the app itself does not have. */
  private readonly sources: Words[] = [];

  get code(): Language {
    return this.catalogue?.language ?? 'en';
  }

  say(key: string, facts?: Facts): string {
    return this.catalogue?.say(key, facts) ?? '';
  }

  has(key: string): boolean {
    return this.catalogue?.has(key) ?? false;
  }

  /** Say it in the words of a game, if it has its own for that. */
  sayOf(game: string, key: string, facts?: Facts): string {
    const own = `${key}-${game}`;
    return this.say(this.has(own) ? own : key, facts);
  }

  tell(message: Message, names: readonly string[], colours: readonly string[] = []): string {
    return this.catalogue?.tell(message, names, colours) ?? '';
  }

  /** Fetch the words of a language and speak it. */
  async speak(code: Language): Promise<void> {
    const own = TEXTS[code]().then(({ default: text }) => text);
    const texts = await Promise.all([own, ...this.sources.map((words) => words(code))]);
    this.catalogue = new Catalogue(code, texts.join('\n'));
    document.documentElement.lang = code;
  }

  /** Speak with more words as well, in this language and in those that are chosen later. */
  async learn(words: Words): Promise<void> {
    const { code } = this;
    const text = await words(code);
    this.sources.push(words);
    if (this.code === code) this.catalogue = this.catalogue?.with(text) ?? null;
    else await this.speak(this.code);
  }

  /** Speak a language from here on, and on the next visit. */
  async choose(code: Language): Promise<void> {
    localStorage.setItem(KEPT, code);
    await this.speak(code);
  }
}

export const language = new PageLanguage();

/** The language that somebody chose, else the best of those that the browser asks for. */
export function wished(): Language {
  const chosen = LANGUAGES.find((code) => code === localStorage.getItem(KEPT));
  if (chosen) return chosen;
  const [best] = negotiateLanguages(navigator.languages, LANGUAGES, { defaultLocale: 'en' });
  return LANGUAGES.find((code) => code === best) ?? 'en';
}
