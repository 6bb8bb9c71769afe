const KEPT = 'tessella-heard';
/** So many pieces of news are remembered. */
const MOST = 40;

/** What was kept of an earlier visit; anything else is nothing. */
export function readHeard(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const newsOf = (match: string, name: string) => `${match} ${name}`;

/** Whether it was told on this device that somebody declined a match. */
export function isHeard(match: string, name: string): boolean {
  return readHeard(localStorage.getItem(KEPT)).includes(newsOf(match, name));
}

/** Do not tell it again. */
export function hear(match: string, name: string): void {
  if (isHeard(match, name)) return;
  const kept = [...readHeard(localStorage.getItem(KEPT)), newsOf(match, name)].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(kept));
}
