import type { Skin } from '../skin.ts';

export const blokusDuo: Skin = {
  paints: ['violet', 'orange'],
  top: 'closed',
  enter: 'settle',
  done: 'pips',
  facing: false,
  chance: null,
  slides: false,
};
