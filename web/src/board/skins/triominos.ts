import type { Skin } from '../skin.ts';

export const triominos: Skin = {
  paints: ['green', 'red', 'yellow', 'blue'],
  top: 'closed',
  enter: 'settle',
  done: 'pips',
  facing: false,
  chance: null,
  slides: false,
};
