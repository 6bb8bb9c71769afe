import type { OwnSkin } from '../skin.ts';

const skin: OwnSkin = {
  handling: { corners: true },
};

export default skin;
