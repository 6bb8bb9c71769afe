import { isPaint, PAINTS, PLAIN, type Paint } from '../theme/paints.ts';
import type { GameSkin, OwnSkin, Skin } from './skin.ts';

/** How a game looks that does not say otherwise: squares or triangles, as its view has them. */
const GENERAL: GameSkin = {
  top: 'closed',
  enter: 'settle',
  done: 'pips',
  facing: false,
  lies: false,
  chance: null,
  slides: false,
  counts: 'points',
  knockouts: [],
  cheer: 'laid',
  handling: { flips: true, snap: 1.5, falls: false, lights: false, corners: false },
};

/** The enamels for the colours of a game; a word that names none gets one that is free. */
function paintsFor(colours: readonly string[]): Paint[] {
  const free = PAINTS.filter((paint) => paint !== PLAIN && !colours.includes(paint));
  return colours.map((word) => (isPaint(word) ? word : (free.shift() ?? PLAIN)));
}

/** The skin of a game with these colours. */
export function skinned(colours: readonly string[], own: OwnSkin = {}): Skin {
  const handling = { ...GENERAL.handling, ...own.handling };
  return { ...GENERAL, ...own, handling, paints: paintsFor(colours) };
}
