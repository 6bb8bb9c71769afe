import type { ChatLine } from '../wire/types.ts';

const KEPT = 'tessella-read';
/** So many matches are remembered. */
const MOST = 40;

type Read = readonly (readonly [match: string, number: number])[];

/** What was kept of an earlier visit; anything else is nothing. */
export function readKept(text: string | null): Read {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (row): row is [string, number] =>
        Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Which of the words at a match have been read on this device. */
export class Unread {
  private last = $state(0);

  constructor(private readonly match: string) {
    this.last = this.kept().find(([id]) => id === match)?.[1] ?? 0;
  }

  /** How many lines of others have come since the chat was last looked at. */
  count(lines: readonly ChatLine[], names: readonly string[]): number {
    return lines.filter(({ number, name }) => number > this.last && !names.includes(name)).length;
  }

  /** All that there is has been read. */
  read(lines: readonly ChatLine[]): void {
    const last = lines.at(-1)?.number ?? 0;
    if (last <= this.last) return;
    this.last = last;
    const others = this.kept().filter(([id]) => id !== this.match);
    const rows = [...others, [this.match, last] as const].slice(-MOST);
    localStorage.setItem(KEPT, JSON.stringify(rows));
  }

  private kept(): Read {
    return readKept(localStorage.getItem(KEPT));
  }
}
