/** The enamels; `palette.css` has their colours. */
export const PAINTS = ['violet', 'orange', 'green', 'red', 'yellow', 'blue', 'ivory'] as const;
export type Paint = (typeof PAINTS)[number];

/** The weave of each colour, so that it can be told without its colour. */
export const WEAVES = ['dots', 'stripes', 'rings', 'crosses'] as const;
export type Weave = (typeof WEAVES)[number];

/** The enamel of tiles that belong to nobody. */
export const PLAIN: Paint = 'ivory';

export function weaveOf(colour: number): Weave {
  return WEAVES[colour % WEAVES.length] ?? 'dots';
}

export function isPaint(word: string): word is Paint {
  return PAINTS.some((paint) => paint === word);
}
