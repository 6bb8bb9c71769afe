import type { Grid } from '../wire/types.ts';
import type { Square } from './geometry.ts';
import { LETTERS } from './squares.ts';

/** The length of a side of a cell, in the units of a drawing. */
export const CELL = 24;
const BLEED = 6;
/** Names are never smaller on the screen, in pixels. */
const LEAST_TYPE = 14;
const TYPE = 11;

/** The names around a board: on which sides, and the size of their type. */
export interface Names {
  readonly sides: 'none' | 'left' | 'both';
  readonly type: number;
}

/** The names of a board that has so many pixels to be drawn on. */
export function namesFor(grid: Grid, sides: Names['sides'], width: number, height: number): Names {
  if (sides === 'none' || !width || !height) return { sides: 'none', type: TYPE };
  return { sides, type: typeFor(grid, width, height) };
}

/** The size of type that can be read on a board of so many pixels. */
export function typeFor(grid: Grid, width: number, height: number): number {
  const across = grid.columns * CELL + 2 * room(TYPE);
  const down = grid.rows * CELL + room(TYPE);
  const scale = Math.min(width / across, height / down);
  return scale > 0 ? Math.max(TYPE, LEAST_TYPE / scale) : TYPE;
}

/** Room for names. */
function room(type: number): number {
  return type * 1.75;
}

/** The path data of the lines between cells. */
export function lines(grid: Grid): string {
  const [width, height] = [grid.columns * CELL, grid.rows * CELL];
  const upright = range(1, grid.columns).map((n) => `M${String(n * CELL)} 0V${String(height)}`);
  const level = range(1, grid.rows).map((n) => `M0 ${String(n * CELL)}H${String(width)}`);
  return [...upright, ...level].join('');
}

/** How many rows of the page lie above the bar. */
export function barOf({ bar, rows }: Grid, turned: boolean): number {
  return turned ? (bar ?? 0) : rows - (bar ?? 0);
}

/**
 * How many rows of the page would lie above a bar that is pushed: it goes to the other end of the
 * rows that it takes.
 */
export function barAfter(bar: number, taken: readonly Square[]): number {
  const rows = taken.map(([, row]) => row);
  if (!rows.length) return bar;
  const [top, end] = [Math.min(...rows), Math.max(...rows) + 1];
  return top >= bar ? end : top;
}

/** How far a push comes that some cells stop, in rows of the page: to their near side. */
export function pushWay(bar: number, stop: readonly Square[]): { to: number } {
  const rows = stop.map(([, row]) => row);
  const [top, end] = [Math.min(...rows), Math.max(...rows) + 1];
  return { to: top >= bar ? top : end };
}

/** A seat's marker: the row of the page beside which it stands, and whether its edge is the near. */
export interface Marker {
  readonly seat: number;
  readonly row: number;
  readonly isNear: boolean;
}

/** The markers of a board; one that stands beside no row is not among them. */
export function markersOf({ markers = [], rows }: Grid, turned: boolean): Marker[] {
  return markers
    .map((line, seat) => {
      const isNear = (seat === 1) === turned;
      return { seat, line, isNear, row: isNear ? rows - line : line - 1 };
    })
    .filter(({ line }) => line > 0)
    .map(({ seat, row, isNear }) => ({ seat, row, isNear }));
}

/** The path data of the rim; a tower is open on top. */
export function rim(grid: Grid, open: boolean): string {
  const [width, height] = [String(grid.columns * CELL), String(grid.rows * CELL)];
  return open ? `M0 0V${height}H${width}V0` : `M0 0H${width}V${height}H0z`;
}

/** What of a drawing is seen: the board, and the names around it if they are shown. */
export function viewBox(grid: Grid, { sides, type }: Names, lies = false): string {
  const left = sides === 'none' ? BLEED : room(type);
  const right = sides === 'both' ? room(type) : BLEED;
  const below = sides === 'none' ? BLEED : room(type);
  const width = left + grid.columns * CELL + right;
  const height = BLEED + grid.rows * CELL + below;
  const box = lies ? [BLEED - height, -left, height, width] : [-left, -BLEED, width, height];
  return box.join(' ');
}

/** A name at the edge of a board, and where it stands. */
export interface Label {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** The letters under the columns. */
export function columnLabels(grid: Grid, turned: boolean, type: number): Label[] {
  return range(0, grid.columns).map((column) => ({
    words: LETTERS[turned ? grid.columns - 1 - column : column] ?? '',
    x: (column + 0.5) * CELL,
    y: grid.rows * CELL + room(type) * 0.58,
  }));
}

/**
 * The numbers beside the rows, as the texts of moves have them, from whichever edge it is seen. On a
 * board with a bar the near side has them at the left, the far one at the right: the markers stand
 * opposite. Where rows are low, only some have their number.
 */
export function rowLabels(grid: Grid, turned: boolean, facing: boolean, type: number): Label[] {
  const near = !facing || grid.bar === null ? grid.rows : turned ? grid.rows - grid.bar : grid.bar;
  const every = type > CELL * 0.75 ? 5 : 1;
  const away = room(type) * 0.5;
  return range(0, grid.rows)
    .map((row) => {
      const isNear = row < near;
      return {
        number: turned ? grid.rows - row : row + 1,
        x: isNear ? -away : grid.columns * CELL + away,
        y: (grid.rows - row - 0.5) * CELL,
      };
    })
    .filter(({ number }) => number === 1 || number % every === 0)
    .map(({ number, x, y }) => ({ words: String(number), x, y }));
}

export function range(start: number, stop: number): number[] {
  return Array.from({ length: Math.max(0, stop - start) }, (_, n) => start + n);
}
