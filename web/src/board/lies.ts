import { MediaQuery } from 'svelte/reactivity';
import type { Skin } from '../games/skin.ts';

/** Windows in which a long board lies on its side. */
const WIDE = new MediaQuery('(min-width: 900px) and (min-aspect-ratio: 5/4)');

/** Windows that are low besides, as at a zoom of 200 %. */
const LOW = new MediaQuery(
  '(min-width: 560px) and (max-width: 899px) and (max-height: 560px) and (min-aspect-ratio: 3/2)',
);

/** Whether the board of a match does. */
export function liesAtTable(skin: Skin): boolean {
  return skin.lies && (WIDE.current || LOW.current);
}

/** Whether a board lies on its side: a long one does where the window is wide. */
export function liesHere(skin: Skin): boolean {
  return skin.lies && WIDE.current;
}
