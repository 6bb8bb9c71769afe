import { addressOf, ask, problemOf, send } from '../server/ask.ts';
import type { BoxFacts, Operations, Piece, Rack } from '../wire/types.ts';

const FILE = 'GET /api/v1/pieces/{game}/file';

/** What can be asked of the server, as it stands in an address. */
export type Query = Operations[typeof FILE]['query'];

/** What somebody has chosen. */
export interface Choice {
  /** The colour whose parts are made, which boxes call a seat; none: all. */
  readonly seat: number | null;
  /** Names of parts; none: the whole box. */
  readonly chosen: readonly string[];
  readonly copies: number;
  readonly paper: NonNullable<Query['paper']>;
  readonly cell: number;
  readonly thickness: number;
  readonly clearance: number;
  readonly lang: NonNullable<Query['lang']>;
}

/** What lies in the box of a game. */
export function boxOf(game: string): Promise<BoxFacts> {
  return ask('GET /api/v1/pieces/{game}', { path: { game } });
}

/** The parts that a colour can ask for: its own, and those of everybody; each kind once. */
export function partsOf(racks: readonly Rack[], seat: number | null): readonly Piece[] {
  const own = racks.filter((rack) => seat === null || rack.seat === seat || rack.seat === null);
  const byName = new Map(own.flatMap((rack) => rack.pieces.map((piece) => [piece.name, piece])));
  return [...byName.values()];
}

/** The address of a file of what was chosen. */
export function fileOf(
  game: string,
  format: NonNullable<Query['format']>,
  choice: Choice,
  page = 1,
): string {
  const { seat, chosen, copies, ...sizes } = choice;
  const names = chosen.flatMap((name) => Array.from({ length: copies }, () => name));
  const query = { format, pieces: names.join(','), seat: seat ?? undefined, page, ...sizes };
  return addressOf(FILE.slice('GET '.length), { game }, query);
}

/** A file of the server, and how many of its kind there are. */
export async function fetched(address: string): Promise<{ body: Blob; pages: number }> {
  const answer = await send('GET', address);
  if (!answer.ok) throw await problemOf(answer);
  return { body: await answer.blob(), pages: Number(answer.headers.get('x-pages') ?? 1) };
}

/** Save every file of a format. */
export async function save(
  game: string,
  format: NonNullable<Query['format']>,
  choice: Choice,
): Promise<void> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body, pages } = await fetched(fileOf(game, format, choice, page));
    last = pages;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(body);
    link.download = `${game}${pages > 1 ? `-${String(page)}` : ''}.${format}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
}
