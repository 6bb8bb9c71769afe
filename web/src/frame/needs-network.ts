import { language } from '../language/language.svelte.ts';
import { reach } from '../server/reach.svelte.ts';

/**
 * Something that cannot work without the server: while that is away it looks so, does nothing, and
 * says why.
 */
export function needsNetwork(node: HTMLElement): (() => void) | undefined {
  if (!reach.isAway) return undefined;
  const title = node.getAttribute('title');
  node.setAttribute('aria-disabled', 'true');
  node.title = language.say('needs-network-why');
  node.classList.add('unreachable');
  const refuse = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    reach.missed += 1;
  };
  node.addEventListener('click', refuse, true);
  return () => {
    node.removeEventListener('click', refuse, true);
    node.classList.remove('unreachable');
    node.removeAttribute('aria-disabled');
    if (title === null) node.removeAttribute('title');
    else node.title = title;
  };
}
