import { negotiateLanguages } from '@fluent/langneg';
import type { Message } from '../wire/types.ts';
import { Catalogue, LANGUAGES, type Facts, type Language } from './catalogue.ts';

const KEPT = 'tessella-language';
const TEXTS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('virtual:catalogue/en'),
  fr: () => import('virtual:catalogue/fr'),
  de: () => import('virtual:catalogue/de'),
};

/** The language of the page; whatever is said through it changes when it changes. */
class PageLanguage {
  private catalogue = $state.raw<Catalogue | null>(null);

  get code(): Language {
    return this.catalogue?.language ?? 'en';
  }

  say(key: string, facts?: Facts): string {
    return this.catalogue?.say(key, facts) ?? '';
  }

  tell(message: Message, names: readonly string[]): string {
    return this.catalogue?.tell(message, names) ?? '';
  }

  /** Fetch the words of a language and speak it. */
  async speak(code: Language): Promise<void> {
    const { default: text } = await TEXTS[code]();
    this.catalogue = new Catalogue(code, text);
    document.documentElement.lang = code;
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
