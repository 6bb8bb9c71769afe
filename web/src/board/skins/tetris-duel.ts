import type { Skin } from '../skin.ts';

export const tetrisDuel: Skin = {
  paints: ['blue', 'red'],
  top: 'closed',
  enter: 'settle',
  done: 'lines',
  facing: true,
  chance: 'selector',
  slides: false,
};
