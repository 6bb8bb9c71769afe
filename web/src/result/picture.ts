import { plain } from '../language/points.ts';
import { STAR } from '../theme/star.ts';
import type { Paint } from '../theme/paints.ts';

/** A line of the picture: who played, and what it came to. */
export interface Line {
  readonly name: string;
  readonly score: number;
  readonly paint: Paint;
  readonly won: boolean;
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 48];
/** What a drawing looks like by itself: that much of its style goes along. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** A picture of the board as it is on the page, beside the names and what they have won. */
export async function pictureOf(title: string, lines: readonly Line[]): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  const drawing = document.querySelector<SVGSVGElement>('main svg.drawing');
  if (!pen || !drawing) throw new Error('nothing to draw');
  const theme = getComputedStyle(document.documentElement);
  pen.fillStyle = theme.backgroundColor;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const board = await imageOf(drawing);
  const [wide, high] = fitted(board.width, board.height, WIDTH * 0.55, HEIGHT - 2 * EDGE);
  pen.drawImage(board, WIDTH - EDGE - wide, (HEIGHT - high) / 2, wide, high);
  write(pen, title, lines, WIDTH - 3 * EDGE - wide);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Give the picture to whoever takes it on this device, or else put it among the downloads. */
export async function share(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], `${title}.png`, { type: picture.type });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  [link.href, link.download] = [URL.createObjectURL(picture), file.name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function fitted(width: number, height: number, most: number, tall: number): [number, number] {
  const scale = Math.min(most / width, tall / height);
  return [width * scale, height * scale];
}

/** A drawing of the page as an image, with the styles that it has there. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [allOf(drawing), allOf(copy)];
  from.forEach((one, index) => dress(one, to[index]));
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * 2));
  copy.setAttribute('height', String(height * 2));
  const image = new Image(width * 2, height * 2);
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

const allOf = (root: SVGSVGElement) => [...root.querySelectorAll<SVGElement>('*')];

function dress(from: SVGElement, to: SVGElement | undefined): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) to?.style.setProperty(name, style.getPropertyValue(name));
  to?.removeAttribute('filter');
}

function write(
  pen: OffscreenCanvasRenderingContext2D,
  title: string,
  lines: readonly Line[],
  room: number,
): void {
  const theme = getComputedStyle(document.documentElement);
  const [ink, face] = [theme.color, theme.fontFamily];
  pen.fillStyle = ink;
  pen.textBaseline = 'middle';
  pen.font = `56px ${theme.getPropertyValue('--heading')}`;
  pen.fillText(title, EDGE, EDGE + 28, room);
  lines.forEach(({ name, score, paint, won }, number) => {
    const y = EDGE + 150 + number * 84;
    pen.fillStyle = faceOf(paint);
    pen.fillRect(EDGE, y - 17, 34, 34);
    pen.fillStyle = ink;
    pen.font = `${won ? '700' : '500'} 38px ${face}`;
    const words = plain(score);
    const figures = pen.measureText(words).width;
    pen.fillText(words, EDGE + room - figures, y);
    pen.fillText(name, EDGE + 52, y, room - figures - (won ? 120 : 76));
    if (won) star(pen, EDGE + room - figures - 32, y);
  });
  pen.font = `30px ${theme.getPropertyValue('--heading')}`;
  pen.fillText('Tessella', EDGE, HEIGHT - EDGE - 12);
}

function star(pen: OffscreenCanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1.7, 1.7);
  pen.fill(new Path2D(STAR));
  pen.restore();
}

/** The colour of an enamel on this page. */
function faceOf(paint: Paint): string {
  const probe = document.createElement('i');
  probe.className = `paint-${paint}`;
  probe.style.color = 'var(--face)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
