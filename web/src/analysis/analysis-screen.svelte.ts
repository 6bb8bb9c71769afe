import { LiveMatch } from '../match/match.svelte.ts';
import { MatchScreen } from '../match/match-screen.svelte.ts';
import { AnalysisRoom } from './room.ts';
import type { Setting } from './setting.svelte.ts';
import type { Analysis, Node } from './tree.svelte.ts';

/** The screen of a match on which moves are tried, whoever's turn it is. */
export class AnalysisScreen extends MatchScreen {
  constructor(
    match: LiveMatch,
    private readonly setting: Setting,
  ) {
    super(match);
  }

  /** Whoever sets up a position takes what is touched, unless a piece is in hand. */
  override touch(cell: string): void {
    const isFree = this.held.piece === null || !this.isMine;
    if (this.setting.isOn && isFree && this.setting.take(cell)) return;
    super.touch(cell);
  }

  /** The board stays as it lies, whoever has the turn. */
  override get isTurned(): boolean {
    return false;
  }

  /** The engine's moves stand beside the board already. */
  override hint(): Promise<void> {
    return Promise.resolve();
  }
}

/** The screen of a position. */
export function screenAt(analysis: Analysis, node: Node, setting: Setting): AnalysisScreen {
  const room = new AnalysisRoom(analysis, node, setting);
  return new AnalysisScreen(new LiveMatch('analysis', room), setting);
}
