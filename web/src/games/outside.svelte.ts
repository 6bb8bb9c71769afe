import { language } from '../language/language.svelte.ts';
import type { Language } from '../language/catalogue.ts';
import { ask } from '../server/ask.ts';
import type { GameFacts } from '../wire/types.ts';

/** Games that the server has and this app has no folder for: their facts, and how to get words. */
class OutsideGames {
  private facts = $state.raw<ReadonlyMap<string, GameFacts>>(new Map());
  private asked: Promise<void> | null = null;
  private readonly learned = new Map<string, Promise<void>>();

  /** Ask the server once which games it has besides those of ours. */
  look(own: (game: string) => boolean): Promise<void> {
    this.asked ??= this.fetch(own).catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  /** Their names, as far as they are known. */
  get names(): string[] {
    return [...this.facts.keys()];
  }

  of(game: string): GameFacts | undefined {
    return this.facts.get(game);
  }

  /** Learn the words of a game, once. */
  learn(game: string): Promise<void> {
    const words = this.learned.get(game) ?? language.learn((code) => wordsOf(game, code));
    this.learned.set(game, words);
    words.catch(() => this.learned.delete(game));
    return words;
  }

  private async fetch(own: (game: string) => boolean): Promise<void> {
    const all = await ask('GET /api/v1/games');
    const foreign = all.filter(({ name }) => !own(name));
    if (foreign.length) this.facts = new Map(foreign.map((facts) => [facts.name, facts]));
  }
}

/** The words of a game in a language, as the server has them. */
function wordsOf(name: string, spoken: Language): Promise<string> {
  return ask('GET /api/v1/games/{name}/words/{spoken}', { path: { name, spoken } });
}

export const outside = new OutsideGames();
