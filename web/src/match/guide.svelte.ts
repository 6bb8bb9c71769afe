import { MediaQuery } from 'svelte/reactivity';
import { language } from '../language/language.svelte.ts';
import type { MatchScreen } from './match-screen.svelte.ts';
import { keysFor, phaseOf, type Phase } from './phase.ts';

const KEPT = 'tessella-guided';
/** Devices that are pointed at with a mouse have keys as well. */
const KEYED = new MediaQuery('(hover: hover) and (min-width: 900px)');
/** Whoever has done something so often knows how. */
const KNOWN = 2;

/** How often things were done, as a text of an earlier visit has it; all else is left out. */
export function readDone(text: string | null): Record<string, number> {
  try {
    const kept = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
    const counts = Object.entries(kept).filter(([, count]) => Number.isInteger(count));
    return Object.fromEntries(counts) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Says in one line what to do now, until it was done twice on this device. */
export class Guide {
  private done = $state.raw(readDone(localStorage.getItem(KEPT)));

  constructor(private readonly screen: MatchScreen) {}

  /** What is to be done now; null if it is somebody else's turn. */
  get phase(): Phase | null {
    const { screen } = this;
    const { view } = screen.match;
    if (!view || !screen.isMine) return null;
    const canLay = screen.controls.placements.length > 0;
    return phaseOf({ view, colour: screen.colour, piece: screen.held.piece, canLay });
  }

  /** The line for now; empty for who knows it. */
  get line(): string {
    const { phase } = this;
    const isKnown = phase !== null && (this.done[this.nameOf(phase)] ?? 0) >= KNOWN;
    return isKnown ? '' : this.words;
  }

  /** What to do now, also for who should know it. */
  get words(): string {
    const { phase } = this;
    if (phase === null) return '';
    const { game, colour, skin } = this.screen;
    const key = keysFor(phase, game).find((one) => language.has(one));
    if (!key) return '';
    const paint = language.say(`colour-${skin.paints[colour] ?? ''}`);
    return [language.say(key, { colour: paint }), this.keys(phase)].join(' ').trim();
  }

  /** Which keys turn what is in hand; whoever has fingers only sees the buttons. */
  private keys(phase: Phase): string {
    const { handling, match } = this.screen;
    const canTurn = phase.startsWith('aim') && match.view?.board.kind === 'grid';
    if (!canTurn || !KEYED.current) return '';
    return language.say('guide-keys', { flips: handling.flips ? 'yes' : 'no' });
  }

  /** A move was made: what led to it was done once more. */
  learn(): void {
    const { phase } = this;
    if (phase === null) return;
    const steps = phase.startsWith('aim') ? [phase, phase.replace('aim', 'pick')] : [phase];
    const next = { ...this.done };
    for (const step of steps as Phase[]) {
      next[this.nameOf(step)] = (next[this.nameOf(step)] ?? 0) + 1;
    }
    this.done = next;
    localStorage.setItem(KEPT, JSON.stringify(next));
  }

  private nameOf(phase: Phase): string {
    return `${this.screen.game} ${phase}`;
  }
}
