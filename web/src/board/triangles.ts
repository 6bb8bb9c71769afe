import type { Tile } from '../wire/types.ts';
import { middle, short, toward, type Spot } from './geometry.ts';

type Point = readonly [x: number, y: number];

export const HEIGHT = Math.sqrt(3) / 2;
const CURVE = 0.13;
const FIGURE = 0.54;
/** The size of a tile's numbers, as a share of its side. */
export const TYPE = 0.27;
/** Larger ones would touch the edge of the tile. */
const MOST_TYPE = 0.32;
/** Numbers are not smaller on the screen if it can be helped, in pixels. */
const LEAST_TYPE = 14;
const LAY = /^([v^])(-?\d+),(-?\d+):(\d)(\d)(\d)$/;

/** A rectangle on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The tile that a move's text lays; null if it lays none. */
export function tileOf(move: string): Tile | null {
  const match = LAY.exec(move);
  if (!match) return null;
  const [x, y, a, b, c] = match.slice(2).map(Number) as [number, number, number, number, number];
  return [match[1] === '^', x, y, [a, b, c]];
}

/** The name of the cell that a tile lies on. */
export function cellName([up, x, y]: Tile): string {
  return `${up ? '^' : 'v'}${String(x)},${String(y)}`;
}

/** The corners of a cell, clockwise from the left one. */
export function cornersOf([up, x, y]: Tile): readonly [Point, Point, Point] {
  if (up)
    return [
      [x, y],
      [x, y + 1],
      [x + 1, y],
    ];
  return [
    [x, y + 1],
    [x + 1, y + 1],
    [x + 1, y],
  ];
}

/** A point of the lattice on the page, its sides of a length, the origin at 0, 0. */
export function placeOf([x, y]: Point, size: number): Spot {
  return [size * (x + y / 2), -size * y * HEIGHT];
}

/** The name of the cell that holds a place on the page. */
export function cellIn([px, py]: Spot, size: number): string {
  const y = -py / (size * HEIGHT);
  const x = px / size - y / 2;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const up = x - column + (y - row) < 1;
  return `${up ? '^' : 'v'}${String(column)},${String(row)}`;
}

/** The corners of a cell on the page. */
export function spotsOf(tile: Tile, size: number): Spot[] {
  return cornersOf(tile).map((corner) => placeOf(corner, size));
}

/** Where the numbers of a tile stand. */
export function figuresOf(tile: Tile, size: number): Spot[] {
  const spots = spotsOf(tile, size);
  const centre = middle(spots);
  return spots.map((spot) => toward(spot, centre, FIGURE));
}

/** The size of a tile's numbers as a share of its side of so many pixels: a small tile has more. */
export function typeShare(side: number): number {
  return side > 0 ? Math.min(Math.max(TYPE, LEAST_TYPE / side), MOST_TYPE) : TYPE;
}

/** Whether the numbers of a tile with a side of so many pixels are small. */
export function isHardToRead(side: number): boolean {
  return side > 0 && side * MOST_TYPE < LEAST_TYPE;
}

/** The path data around a tile, drawn in by a gap, with round corners. */
export function triangle(tile: Tile, size: number, gap = size * 0.02): string {
  const spots = spotsOf(tile, size);
  const centre = middle(spots);
  const share = (2 * gap) / (size / Math.sqrt(3));
  const inner = spots.map((spot) => toward(spot, centre, share));
  const parts = inner.map((here, number) => {
    const before = inner.at(number - 1) ?? here;
    const after = inner[(number + 1) % inner.length] ?? here;
    return `${pair(toward(here, before, CURVE))}Q${pair(here)} ${pair(toward(here, after, CURVE))}`;
  });
  return `M${parts.join('L')}z`;
}

/** The path data of the bare sides of a cell. */
export function sidesOf(tile: Tile, size: number): string {
  return `M${spotsOf(tile, size).map(pair).join('L')}z`;
}

function pair([x, y]: Spot): string {
  return `${short(x)} ${short(y)}`;
}

/** The smallest box around tiles, with room on all sides. */
export function boxOf(tiles: readonly Tile[], size: number, room: number): Box {
  const spots = tiles.flatMap((tile) => spotsOf(tile, size));
  const across = spots.map(([x]) => x);
  const down = spots.map(([, y]) => y);
  const [left, top] = [Math.min(...across) - room, Math.min(...down) - room];
  return {
    left,
    top,
    width: Math.max(...across) + room - left,
    height: Math.max(...down) + room - top,
  };
}
