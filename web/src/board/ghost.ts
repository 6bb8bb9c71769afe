/** A piece that somebody tries: solid if it fits, else outlined. */
export interface Ghost {
  readonly seat: number;
  /** The text of the move that would lay it. */
  readonly move: string;
  readonly fits: boolean;
}
