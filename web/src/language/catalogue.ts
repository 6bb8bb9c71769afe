import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../wire/types.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Readonly<Record<string, FluentVariable>>;

/** The words of one language. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    private readonly text: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text));
  }

  /** The same words and some more. */
  with(text: string): Catalogue {
    return new Catalogue(this.language, `${this.text}\n${text}`);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The words for a key; a key or a fact without words is a bug, and says so. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words for ${key} in ${this.language}`);
    const problems: Error[] = [];
    const said = this.bundle.formatPattern(pattern, { ...facts }, problems);
    if (problems[0]) throw problems[0];
    return said;
  }

  /** A message of the law or the server in words; `names` are those of the seats. */
  tell(message: Message, names: readonly string[], colours: readonly string[] = []): string {
    const facts = Object.entries(message.facts).map(([name, fact]) => {
      if (name === 'seat' && typeof fact === 'number') return [name, names[fact] ?? String(fact)];
      if (name === 'colour' && typeof fact === 'number') return [name, this.colour(colours[fact])];
      return [name, typeof fact === 'object' ? this.tell(fact, names, colours) : fact];
    });
    return this.say(message.key, Object.fromEntries(facts) as Facts);
  }

  /** The word for a colour of a game. */
  private colour(word = ''): string {
    return this.has(`colour-${word}`) ? this.say(`colour-${word}`) : word;
  }
}
