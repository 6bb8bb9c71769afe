import type { Skin } from '../skin.ts';

export const tetrisLink: Skin = {
  paints: ['green', 'red', 'yellow', 'blue'],
  top: 'open',
  enter: 'drop',
  done: 'pips',
  facing: false,
  chance: 'die',
  slides: true,
};
