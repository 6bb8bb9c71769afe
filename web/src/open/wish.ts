import type { GameFacts, NewMatch, OptionFacts } from '../wire/types.ts';

export type OptionValue = boolean | number | string;
export type Chair = NonNullable<NewMatch['seats']>[number];
export type ChairKind = Chair['kind'];
export type Clock = NonNullable<NewMatch['clock']>;

export const CHAIR_KINDS: readonly ChairKind[] = ['me', 'open', 'invited', 'computer'];

/** Clocks of a stock of minutes and seconds for each turn, the usual ones. */
export const FISCHER = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
  [30, 20],
] as const;

/** A chair as the form has it: all that could be told of it, whatever its kind. */
export interface ChairForm {
  kind: ChairKind;
  name: string;
  level: number;
}

/** What an option can be, if that can be listed. */
export function valuesOf(option: OptionFacts): readonly OptionValue[] | null {
  if (option.values) return option.values;
  const { range } = option as Partial<OptionFacts>;
  if (!range) return null;
  const count = Math.floor((range.most - range.least) / range.step) + 1;
  if (count > 12) return null;
  return Array.from({ length: count }, (_, number) => range.least + number * range.step);
}

/** Whether an option changes anything, given the others. */
export function matters(
  option: OptionFacts,
  options: Readonly<Record<string, OptionValue>>,
): boolean {
  const needs = option.only_with;
  return !needs || options[needs.option] === needs.value;
}

/** How many seats a game has with these options. */
export function seatsOf(game: GameFacts, options: Readonly<Record<string, OptionValue>>): number {
  const chosen = options.seats;
  return typeof chosen === 'number' ? chosen : (game.seats[0] ?? 2);
}

/** The options that differ from what holds anyway. */
export function chosenOf(
  game: GameFacts,
  options: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  const differing = game.options.filter(
    (option) => matters(option, options) && options[option.name] !== option.default,
  );
  return Object.fromEntries(differing.map(({ name }) => [name, options[name] ?? '']));
}

/** A chair as the server wants it. */
export function chairOf({ kind, name, level }: ChairForm): Chair {
  if (kind === 'invited') return { kind, name: name.trim() };
  return kind === 'computer' ? { kind, level } : { kind };
}

/** Whether a match can be rated: an account on every chair, and nobody on two of them. */
export function canBeRated(chairs: readonly ChairForm[], isAccount: boolean): boolean {
  const mine = chairs.filter(({ kind }) => kind === 'me').length;
  return isAccount && mine <= 1 && chairs.every(({ kind }) => kind !== 'computer');
}
