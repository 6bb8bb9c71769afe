/** The path data of a star with five points around 0, 0. */
export const STAR = 'M0-8 2-2.7 7.6-2.5 3.2 1 4.7 6.5 0 3.3-4.7 6.5-3.2 1-7.6-2.5-2-2.7z';
