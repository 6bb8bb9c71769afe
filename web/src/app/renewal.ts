const TRIED = 'tessella-renewed';

/** Load the app anew, for a part of it is gone: the server has a newer one. Once for an address. */
export function renew(path: string): boolean {
  if (!navigator.onLine || sessionStorage.getItem(TRIED) === path) return false;
  sessionStorage.setItem(TRIED, path);
  location.reload();
  return true;
}

/** A page is there: the next part that is missing may load the app anew again. */
export function settle(): void {
  sessionStorage.removeItem(TRIED);
}
