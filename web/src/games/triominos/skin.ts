import type { OwnSkin } from '../skin.ts';

const skin: OwnSkin = {
  cheer: 'ripple',
  handling: { flips: false, snap: 0, lights: true },
};

export default skin;
