/** A finger on the board. */
interface Finger {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

const EIGHTH = Math.PI / 4;

/** Two fingers that twist: every eighth of a turn counts as a wish to turn the piece. */
export class Twist {
  private readonly fingers = new Map<number, Finger>();
  private twisted = 0;

  /** Whether two fingers or more are down. */
  get isOn(): boolean {
    return this.fingers.size > 1;
  }

  press(finger: Finger): void {
    this.fingers.set(finger.pointerId, finger);
    this.twisted = 0;
  }

  release(finger: Finger): void {
    this.fingers.delete(finger.pointerId);
  }

  /** Follow a finger: 1 asks for a turn clockwise, -1 for one back, 0 for none. */
  move(finger: Finger): -1 | 0 | 1 {
    const before = this.fingers.get(finger.pointerId);
    if (!before) return 0;
    const other = [...this.fingers.values()].find((one) => one !== before);
    this.fingers.set(finger.pointerId, finger);
    if (!other) return 0;
    this.twisted += between(angle(other, before), angle(other, finger));
    if (Math.abs(this.twisted) < EIGHTH) return 0;
    const way = this.twisted > 0 ? 1 : -1;
    this.twisted -= way * 2 * EIGHTH;
    return way;
  }
}

/** The direction from one finger to another; on a page, clockwise is more. */
function angle(from: Finger, to: Finger): number {
  return Math.atan2(to.clientY - from.clientY, to.clientX - from.clientX);
}

/** How far it is from one angle to another, the short way. */
function between(from: number, to: number): number {
  const far = to - from;
  return Math.atan2(Math.sin(far), Math.cos(far));
}
