import type { OwnSkin } from '../skin.ts';

const skin: OwnSkin = {
  top: 'open',
  enter: 'drop',
  chance: 'die',
  slides: true,
  cheer: 'rise',
  handling: { snap: Infinity, falls: true },
};

export default skin;
