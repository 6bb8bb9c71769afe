import { colourIn } from './colours.ts';
import type { Event, Placed, View } from './types.ts';

/** The text of a field of an event. */
export function textOf(event: Event, field: string): string {
  const value = event.fields[field];
  return typeof value === 'string' ? value : '';
}

/** The number in a field of an event. */
export function numberOf(event: Event, field: string): number {
  const value = event.fields[field];
  return typeof value === 'number' ? value : 0;
}

/** The numbers of the cells in a field of an event. */
export function cellsIn(event: Event, field: string): readonly number[] {
  const value = event.fields[field];
  return Array.isArray(value) ? (value as readonly number[]) : [];
}

/** The pieces that a step lays. */
export function placedBy(view: View): Placed[] {
  return view.events
    .filter((event) => event.kind === 'laid')
    .map((event) => [colourIn(event), textOf(event, 'move')] as const);
}

/** The pieces on the board after a step, given those before it; a cleared board has none. */
export function laidAfter(laid: readonly Placed[], view: View): readonly Placed[] {
  if (view.laid) return view.laid;
  if (isEmpty(view)) return [];
  const more = placedBy(view);
  return more.length ? [...laid, ...more] : laid;
}

function isEmpty({ board }: View): boolean {
  return board.kind === 'grid' ? /^\.*$/.test(board.owners) : board.tiles.length === 0;
}

/** The points that a step brings each seat, by seat. */
export function pointsOf(view: View): Map<number, number> {
  const points = new Map<number, number>();
  for (const event of view.events.filter(({ kind }) => kind === 'scored')) {
    const seat = numberOf(event, 'seat');
    points.set(seat, (points.get(seat) ?? 0) + numberOf(event, 'points'));
  }
  return points;
}
