import type { Table } from './table.svelte.ts';

type Deed = (table: Table, event: KeyboardEvent) => void;

/** What each key does at the table. */
export const KEYS: Readonly<Record<string, Deed>> = {
  ArrowLeft: ({ choice }) => choice.step('left'),
  ArrowRight: ({ choice }) => choice.step('right'),
  ArrowUp: ({ choice }) => choice.step('up'),
  ArrowDown: ({ choice }) => choice.step('down'),
  r: ({ choice }) => choice.rotate(),
  R: ({ choice }) => choice.rotate(true),
  f: ({ choice }) => choice.flip(),
  n: ({ choice }) => choice.next(1),
  N: ({ choice }) => choice.next(-1),
  ',': ({ choice }) => choice.cycle(-1),
  '.': ({ choice }) => choice.cycle(1),
  Enter: (table) => void table.lay(),
  Escape: ({ choice }) => choice.drop(),
  c: (table) => (table.lights = !table.lights),
  h: (table) => void table.hint(),
  u: (table) => void table.attempt(() => table.match.bid('take-back')),
  d: (table) => {
    const [other] = table.hands.others;
    if (other !== undefined) void table.play(other);
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
