import { coloursOf, type Owners } from '../wire/colours.ts';
import { byGame } from './folder.ts';
import { skinned } from './general.ts';
import { outside } from './outside.svelte.ts';
import type { OwnSkin, Skin } from './skin.ts';

/** What the law says of a game, as far as it is needed at once; `make api` writes it. */
interface Facts {
  readonly title: string;
  readonly colours: readonly string[];
  /** Its place wherever games stand side by side. */
  readonly place: number;
  /** For each number of seats the seats of each colour, if a seat may have another than its own. */
  readonly seats?: readonly number[];
  readonly owners?: readonly Owners[];
  /** How many play unless it is said otherwise, where it is not two. */
  readonly table?: number;
  /** Options as the box of a language has them, where it is not as by default. */
  readonly usual?: Readonly<Record<string, Options>>;
}
/** So many play, where nothing else is said. */
export const PAIR = 2;
type Options = Readonly<Record<string, boolean | number | string>>;

const FACTS = byGame(import.meta.glob<Facts>('./*/facts.json', { eager: true, import: 'default' }));
const FOLDERS = byGame(
  import.meta.glob<OwnSkin>('./*/skin.ts', { eager: true, import: 'default' }),
);
const SKINS = new Map(
  Object.entries(FACTS).map(([game, { colours }]) => [game, skinned(colours, FOLDERS[game])]),
);

/** The names of the games that have a folder here, by the alphabet. */
export const GAMES: readonly string[] = Object.keys(FACTS).sort();

/** Those names as the games stand side by side. */
export const SHELF: readonly string[] = Object.entries(FACTS)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([game]) => game);

/** Whether a game has a folder here. */
export const isOurs = (game: string): boolean => game in FACTS;

/** Ask the server for games that have none; without an answer there are those of ours. */
export function lookOutside(): void {
  outside.look(isOurs).catch(() => undefined);
}

/** The names of games that have no folder here and that the server has told. */
export const foreignGames = (): readonly string[] => outside.names;

/** Be ready to show a game: know its facts and its words. */
export async function prepare(game: string): Promise<void> {
  if (isOurs(game)) return;
  await outside.look(isOurs);
  if (outside.of(game)) await outside.learn(game);
}

/** How a game looks. */
export function skinOf(game: string): Skin {
  return SKINS.get(game) ?? skinned(outside.of(game)?.colours ?? []);
}

/** The colours that a seat of a game lays where so many play. */
export function coloursAt(game: string, seats: number, seat: number): readonly number[] {
  const { owners, seats: counts = [] } = FACTS[game] ?? outside.of(game) ?? {};
  return coloursOf(owners?.[counts.indexOf(seats)], seat);
}

/** How many play a game unless it is said otherwise. */
export function tableOf(game: string): number {
  const foreign = outside.of(game);
  const option = foreign?.options.find(({ name }) => name === 'seats');
  return FACTS[game]?.table ?? Number(option?.default ?? foreign?.seats[0] ?? PAIR);
}

/** The options of a game that players of a language know otherwise than by default. */
export function usualIn(game: string, language: string): Options {
  return FACTS[game]?.usual?.[language] ?? {};
}

/** The name of a game, as its box has it. */
export function titleOf(game: string): string {
  const facts = FACTS[game] ?? outside.of(game);
  if (!facts) lookOutside();
  return facts?.title ?? game;
}
