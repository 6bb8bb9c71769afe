const BYTES = 24;

/** Something for the dice that nobody can foresee: what makes them fair. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
