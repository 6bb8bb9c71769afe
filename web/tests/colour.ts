type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What eyes see of linear light: Machado, Oliveira and Fernandes 2009, severity 1. */
export const SIGHTS: Readonly<Record<string, Matrix>> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** The light of a colour such as `#6f4cc4` or `#fff`. */
function light(colour: string): Triple {
  const wide = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const part = (start: number) => {
    const value = parseInt(wide.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** A colour in OKLab as an eye sees it. */
function seen(colour: string, sight: Matrix): Triple {
  const [r, g, b] = times(sight, light(colour)).map((x) => Math.min(Math.max(x, 0), 1)) as [
    number,
    number,
    number,
  ];
  const [l, m, s] = times(TO_CONES, [r, g, b]);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

/** How far two colours are apart to an eye, in hundredths of OKLab. */
export function apart(one: string, other: string, sight: Matrix): number {
  const [a, b] = [seen(one, sight), seen(other, sight)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const [r, g, blue] = light(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05;
  }) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}
