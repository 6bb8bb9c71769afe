import { sizeOf, type Cell } from './shapes.ts';

/** What kind of tray it is: how many rows it has on a phone, and whether this is a desk. */
export interface TrayKind {
  readonly rows: number;
  readonly isDesk: boolean;
}

/** So many cells have the smallest places, at a desk and on a phone. */
const LEAST = { desk: 2, phone: 3.5 };
/** So many cells high is a place on a phone that says how many pieces lie there. */
const COUNTED = 3;

/** How many cells the place of a piece has across and down: where there are few, enough to turn it. */
export function roomOf(lying: readonly Cell[], { rows, isDesk }: TrayKind): Cell {
  const size = sizeOf(lying);
  const long = Math.max(...size);
  return rows === 1 ? [long, isDesk ? long : COUNTED] : size;
}

/** How much smaller a piece is drawn that was turned: it stays within its place. */
export function fitOf(cells: readonly Cell[], lying: readonly Cell[], kind: TrayKind): number {
  const least = kind.rows === 1 ? 0 : LEAST[kind.isDesk ? 'desk' : 'phone'];
  const [across, down] = roomOf(lying, kind);
  const [width, height] = sizeOf(cells);
  return Math.min(1, Math.max(across, least) / width, Math.max(down, least) / height);
}
