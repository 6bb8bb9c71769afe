import type { Skin } from '../skin.ts';
import { blokusDuo } from './blokus-duo.ts';
import { tetrisDuel } from './tetris-duel.ts';
import { tetrisLink } from './tetris-link.ts';
import { triominos } from './triominos.ts';

/** The skin of each game, by the game's name. */
export const SKINS: Readonly<Record<string, Skin>> = {
  'blokus-duo': blokusDuo,
  'tetris-duel': tetrisDuel,
  'tetris-link': tetrisLink,
  triominos,
};

/** The skin of a game. */
export function skinOf(game: string): Skin {
  const skin = SKINS[game];
  if (!skin) throw new Error(`no skin for ${game}`);
  return skin;
}
