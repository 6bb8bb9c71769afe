import type { OwnSkin } from '../skin.ts';

const skin: OwnSkin = {
  handling: { flips: false, snap: 0, lights: true },
};

export default skin;
