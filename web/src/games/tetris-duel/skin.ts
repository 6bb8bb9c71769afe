import type { OwnSkin } from '../skin.ts';

const skin: OwnSkin = {
  done: 'lines',
  facing: true,
  chance: 'selector',
  handling: { flips: false, snap: Infinity },
};

export default skin;
