import { ask } from '../server/ask.ts';

const BYTES = 24;

/** Something for the dice that nobody can foresee: what makes them fair. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Take a seat of a match from a page that does not follow it. */
export async function sitDown(match: string): Promise<void> {
  const body = { id: nonce(), nonce: nonce() };
  await ask('POST /api/v1/matches/{match_id}/seat', { path: { match_id: match }, body });
}
