import type { MatchScreen } from './match-screen.svelte.ts';

type Deed = (screen: MatchScreen, event: KeyboardEvent) => void;

/** What each key does on the screen of a match. */
export const KEYS: Readonly<Record<string, Deed>> = {
  ArrowLeft: ({ held, lies }) => held.step(lies ? 'down' : 'left'),
  ArrowRight: ({ held, lies }) => held.step(lies ? 'up' : 'right'),
  ArrowUp: ({ held, lies }) => held.step(lies ? 'left' : 'up'),
  ArrowDown: ({ held, lies }) => held.step(lies ? 'right' : 'down'),
  r: ({ held }) => held.rotate(),
  R: ({ held }) => held.rotate(true),
  f: ({ held }) => held.flip(),
  n: ({ held }) => held.next(1),
  N: ({ held }) => held.next(-1),
  ',': ({ held }) => held.cycle(-1),
  '.': ({ held }) => held.cycle(1),
  Enter: (screen) => void screen.lay(),
  Escape: ({ held }) => held.drop(),
  c: (screen) => (screen.lights = !screen.lights),
  h: (screen) => void screen.hint(),
  u: (screen) => void screen.attempt(() => screen.match.bid('take-back')),
  d: (screen) => {
    const [other] = screen.controls.others;
    if (other !== undefined) void screen.play(other);
  },
};

/** The lines of the list of keys: the keys, and the words for what they do. */
export const LISTED = [
  ['1 … 9', 'keys-digits'],
  [', .', 'keys-cycle'],
  ['← → ↑ ↓', 'keys-arrows'],
  ['N', 'keys-next'],
  ['R', 'keys-turn'],
  ['F', 'keys-flip'],
  ['Enter', 'keys-lay'],
  ['D', 'keys-draw'],
  ['C', 'keys-free'],
  ['H', 'keys-hint'],
  ['U', 'keys-back'],
  ['Esc', 'keys-drop'],
  ['?', 'keys-list'],
] as const;

const TOGETHER = 700;

/** Digits that are typed soon after each other make one number. */
export class Digits {
  private typed = '';
  private at = -Infinity;

  type(digit: string, time: number, most: number): number {
    const longer = time - this.at < TOGETHER ? this.typed + digit : digit;
    this.typed = Number(longer) <= most ? longer : digit;
    this.at = time;
    return Number(this.typed);
  }
}

/** Whether a key is meant for the screen of a match: not for a field, nor for a button that has the focus. */
export function isMeant(event: KeyboardEvent): boolean {
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || at?.closest('input, textarea, dialog'))
    return false;
  return event.key !== 'Enter' || !at?.closest('button, a, summary') || !!at.closest('.tray');
}

/** Do what a key does on the screen of a match; false if it does nothing. */
export function press(event: KeyboardEvent, screen: MatchScreen, digits: Digits): boolean {
  if (/^\d$/.test(event.key)) takeNumber(event, screen, digits);
  else if (KEYS[event.key]) KEYS[event.key]?.(screen, event);
  else return false;
  return true;
}

/** Take up the piece of a number, if it can be laid. */
function takeNumber(event: KeyboardEvent, { places, held }: MatchScreen, digits: Digits): void {
  const piece = places[digits.type(event.key, event.timeStamp, places.length) - 1]?.piece;
  if (piece && held.usable.includes(piece.name)) held.take(piece.name);
}
