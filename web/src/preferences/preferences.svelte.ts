import { MediaQuery } from 'svelte/reactivity';

/** Windows that have room around boards. */
const WIDE = new MediaQuery('(min-width: 900px)');

/** What can be chosen for this device; the first value is what holds without a choice. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  patterns: ['quiet', 'strong', 'none'],
  motion: ['system', 'none'],
  sound: ['on', 'off'],
  board: ['paper', 'slate', 'meadow'],
  confirm: ['touch', 'always', 'never'],
  coordinates: ['wide', 'on', 'off'],
} as const;

export type Choice = keyof typeof CHOICES;
export type Chosen<C extends Choice> = (typeof CHOICES)[C][number];
type Values = { [C in Choice]: Chosen<C> };

const KEPT = 'tessella-preferences';
const NAMES = Object.keys(CHOICES) as Choice[];
/** Choices that the page's style reads from the root element. */
const SHOWN: readonly Choice[] = ['theme', 'contrast', 'patterns', 'motion', 'board'];

/** What a text of an earlier visit holds; anything that is no choice any more is left out. */
export function readChoices(text: string | null): Values {
  const values: Record<string, string> = {};
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    kept = {};
  }
  for (const name of NAMES) {
    values[name] = CHOICES[name].find((value) => value === kept[name]) ?? CHOICES[name][0];
  }
  return values as Values;
}

/** The choices of this device; whatever reads them changes when they change. */
class Preferences {
  private values = $state.raw<Values>(readChoices(null));

  of<C extends Choice>(name: C): Chosen<C> {
    return this.values[name];
  }

  choose<C extends Choice>(name: C, value: Chosen<C>): void {
    this.values = { ...this.values, [name]: value };
    localStorage.setItem(KEPT, JSON.stringify(this.values));
    this.show();
  }

  /** Choose what comes after the value that holds. */
  turn(name: Choice): void {
    const values: readonly string[] = CHOICES[name];
    const next = values[(values.indexOf(this.values[name]) + 1) % values.length];
    this.choose(name, next as Chosen<typeof name>);
  }

  /** Take up what was chosen before. */
  load(): void {
    this.values = readChoices(localStorage.getItem(KEPT));
    this.show();
  }

  /** Whether a move waits for a second touch. */
  get confirms(): boolean {
    const choice = this.values.confirm;
    return choice === 'always' || (choice === 'touch' && matchMedia('(pointer: coarse)').matches);
  }

  /** Whether letters and numbers stand around boards. */
  get names(): boolean {
    const choice = this.values.coordinates;
    return choice === 'on' || (choice === 'wide' && WIDE.current);
  }

  /** Whether things may move. */
  get moves(): boolean {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return this.values.motion !== 'none' && !isCalm;
  }

  private show(): void {
    for (const name of SHOWN) document.documentElement.dataset[name] = this.values[name];
    this.tint();
  }

  /** Tint what the browser draws around the page: by its own theme, or the one that was chosen. */
  private tint(): void {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.dataset.theme ?? '';
      const isChosen = this.values.theme === own;
      meta.media =
        this.values.theme === 'system'
          ? `(prefers-color-scheme: ${own})`
          : isChosen
            ? 'all'
            : 'not all';
    }
  }
}

export const preferences = new Preferences();
