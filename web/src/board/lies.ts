import { MediaQuery } from 'svelte/reactivity';
import type { Skin } from '../games/skin.ts';

/** Windows in which a long board lies on its side. */
const WIDE = new MediaQuery('(min-width: 900px) and (min-aspect-ratio: 5/4)');

/** Whether a board lies on its side: a long one does where the window is wide. */
export function liesHere(skin: Skin): boolean {
  return skin.lies && WIDE.current;
}
