/** A number of points as players write it: 12, −3. */
export function plain(points: number): string {
  return points < 0 ? `−${String(-points)}` : String(points);
}

/** A change of points with its sign: +3, −1. */
export function signed(points: number): string {
  return points > 0 ? `+${String(points)}` : plain(points);
}
