import { LiveMatch } from '../match/match.svelte.ts';
import { MatchScreen } from '../match/match-screen.svelte.ts';
import { AnalysisRoom } from './room.ts';
import type { Analysis, Node } from './tree.svelte.ts';

/** The screen of a match on which moves are tried, whoever's turn it is. */
export class AnalysisScreen extends MatchScreen {
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
export function screenAt(analysis: Analysis, node: Node): AnalysisScreen {
  return new AnalysisScreen(new LiveMatch('analysis', new AnalysisRoom(analysis, node)));
}
