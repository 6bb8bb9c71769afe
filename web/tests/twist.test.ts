import { describe, expect, it } from 'vitest';
import { Twist } from '../src/match/twist.ts';

const RADIUS = 80;
const finger = (pointerId: number, degrees: number) => ({
  pointerId,
  clientX: 200 + RADIUS * Math.cos((degrees * Math.PI) / 180),
  clientY: 200 + RADIUS * Math.sin((degrees * Math.PI) / 180),
});

/** What a finger asks for that goes around another one in small steps. */
function turns(twist: Twist, from: number, to: number): number {
  const steps = Math.abs(to - from) / 5;
  const each = (to - from) / steps;
  return Array.from({ length: steps }, (_, step) =>
    twist.move(finger(2, from + (step + 1) * each)),
  ).reduce<number>((sum, way) => sum + way, 0);
}

function twoFingers(): Twist {
  const twist = new Twist();
  twist.press({ pointerId: 1, clientX: 200, clientY: 200 });
  twist.press(finger(2, 0));
  return twist;
}

describe('two fingers', () => {
  it('turn a piece once for a quarter turn, the way they go', () => {
    expect(turns(twoFingers(), 0, 90)).toBe(1);
    expect(turns(twoFingers(), 0, -90)).toBe(-1);
    expect(turns(twoFingers(), 0, 360)).toBe(4);
  });

  it('do nothing by trembling', () => {
    const twist = twoFingers();
    expect(turns(twist, 0, 30) + turns(twist, 30, -10) + turns(twist, -10, 20)).toBe(0);
  });

  it('are two: one finger alone turns nothing', () => {
    const twist = new Twist();
    twist.press(finger(2, 0));
    expect(twist.isOn).toBe(false);
    expect(turns(twist, 0, 180)).toBe(0);
  });

  it('start anew when one of them was lifted', () => {
    const twist = twoFingers();
    turns(twist, 0, 40);
    twist.release(finger(2, 40));
    twist.press(finger(2, 40));
    expect(turns(twist, 40, 60)).toBe(0);
  });
});
