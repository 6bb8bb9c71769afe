import type { Box } from './triangles.ts';

const NEAREST = 6;

/** What is seen of a drawing: all of it, until somebody looks closer. */
export class Sight {
  zoom = $state(1);
  private shift = $state.raw<readonly [number, number]>([0, 0]);

  /** The part of a box that is seen. */
  within({ left, top, width, height }: Box): Box {
    const [wide, high] = [width / this.zoom, height / this.zoom];
    const [x, y] = this.shift;
    return {
      left: left + (width - wide) / 2 + x,
      top: top + (height - high) / 2 + y,
      width: wide,
      height: high,
    };
  }

  /** Look closer by a factor, keeping a place (seen from the middle of the box) where it is. */
  closer(factor: number, [x, y]: readonly [number, number] = this.shift): void {
    const zoom = Math.min(Math.max(this.zoom * factor, 1), NEAREST);
    const share = 1 - this.zoom / zoom;
    const [dx, dy] = this.shift;
    this.shift = zoom === 1 ? [0, 0] : [dx + (x - dx) * share, dy + (y - dy) * share];
    this.zoom = zoom;
  }

  /** Move along, in the units of the drawing. */
  move(dx: number, dy: number): void {
    if (this.zoom > 1) this.shift = [this.shift[0] + dx, this.shift[1] + dy];
  }

  whole(): void {
    this.zoom = 1;
    this.shift = [0, 0];
  }
}
