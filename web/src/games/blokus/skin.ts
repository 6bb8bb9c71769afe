import type { OwnSkin } from '../skin.ts';

const skin: OwnSkin = {
  counts: 'squares',
  handling: { corners: true },
};

export default skin;
