import type { GameSkin } from '../games/skin.ts';
import { middle, type Spot } from './geometry.ts';

/** Milliseconds in which all pieces of who won are lit, one after the other. */
export const CHEER = 1200;
/** Milliseconds for which each of them is lit. */
export const LIT = 500;

/** A piece that is lit: the path data around it, its colour, and where its cells lie. */
export interface Cheered {
  readonly data: string;
  readonly colour: number;
  readonly spots: readonly Spot[];
}

type Far = (one: Spot, index: number) => number;

/** When each piece is lit, in milliseconds: the nearest first, in the way of the game. */
export function delaysOf(
  pieces: readonly Cheered[],
  way: GameSkin['cheer'],
  bar: number,
): number[] {
  const middles = pieces.map(({ spots }) => middle(spots));
  const centre = middles.length ? middle(middles) : ([0, 0] as const);
  const ways: Readonly<Record<GameSkin['cheer'], Far>> = {
    laid: (_, index) => index,
    rise: ([, y]) => -y,
    advance: ([, y]) => -Math.abs(y - bar),
    ripple: ([x, y]) => Math.hypot(x - centre[0], y - centre[1]),
  };
  const far = middles.map((one, index) => ways[way](one, index));
  const [least, most] = [Math.min(...far), Math.max(...far)];
  return far.map((one) => Math.round(((one - least) / (most - least || 1)) * (CHEER - LIT)));
}
