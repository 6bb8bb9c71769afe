import { tick } from 'svelte';

/** The address that is shown. Links stay links: a click on one of ours changes it without a load. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  /** Counts up with every change of page. */
  visits = $state(0);

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  /** Go to an address of ours. */
  async go(address: string, { replace = false } = {}): Promise<void> {
    const url = new URL(address, location.href);
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    await this.follow();
    if (!url.hash) window.scrollTo(0, 0);
  }

  /** Show what the browser's line says. */
  async follow(): Promise<void> {
    const isOther = this.path !== location.pathname || this.search !== location.search;
    this.path = location.pathname;
    this.search = location.search;
    if (isOther) this.visits += 1;
    await tick();
  }
}

export const router = new Router();

/** The link of ours that a click follows, unless it asks the browser for something else. */
export function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return null;
  const isWithin = link.pathname === location.pathname && link.search === location.search;
  return isWithin && link.hash ? null : link;
}

/** Let clicks on links of ours change the page in place. */
export function navigate(): () => void {
  const click = (event: MouseEvent): void => {
    const link = followed(event);
    if (!link) return;
    event.preventDefault();
    void router.go(link.href);
  };
  const pop = (): void => void router.follow();
  document.addEventListener('click', click);
  window.addEventListener('popstate', pop);
  return () => {
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', pop);
  };
}
