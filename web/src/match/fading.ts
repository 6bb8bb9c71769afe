import './fading.css';
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

/** A strip that scrolls fades at a side beyond which there is more; it looks anew when what it is given changes. */
export const fading: Action<HTMLElement, unknown> = (strip) => {
  const look = (): void => {
    const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
    strip.classList.toggle('more-left', strip.scrollLeft > 1);
    strip.classList.toggle('more-right', rest > 1);
  };
  const watch = new ResizeObserver(look);
  watch.observe(strip);
  strip.addEventListener('scroll', look);
  return {
    update: () => void tick().then(look),
    destroy: () => {
      watch.disconnect();
      strip.removeEventListener('scroll', look);
    },
  };
};
