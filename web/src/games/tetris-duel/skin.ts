import type { OwnSkin } from '../skin.ts';

const skin: OwnSkin = {
  done: 'lines',
  facing: true,
  lies: true,
  chance: 'selector',
  knockouts: ['TD-13', 'TD-14'],
  cheer: 'advance',
  handling: { flips: false, snap: Infinity },
};

export default skin;
