/** A menu that closes when somebody goes elsewhere or presses Escape. */
export function closing(menu: HTMLDetailsElement): () => void {
  const left = new AbortController();
  const { signal } = left;
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const escape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  window.addEventListener('click', leave, { signal });
  window.addEventListener('focusin', leave, { signal });
  window.addEventListener('keydown', escape, { signal });
  return () => left.abort();
}
