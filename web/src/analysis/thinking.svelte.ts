import { Problem } from '../server/ask.ts';
import { streamed } from '../server/stream.ts';
import type { EvaluationLine } from '../wire/types.ts';
import type { Analysis, Node } from './tree.svelte.ts';

/** Whoever leafs through a game has nothing thought about on the way, in milliseconds. */
const PAUSE = 180;

/** Has the engine think about the position that is looked at, as long as it is. */
export class Thinking {
  /** Whether it is asked at all. */
  isOn = $state(true);
  isBusy = $state(false);
  /** Why it does not go on. */
  problem = $state('');
  private stopping = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Think about a position, unless all was found. */
  begin(analysis: Analysis, node: Node): void {
    this.stop();
    this.problem = '';
    if (node.evaluation?.final) return;
    this.isBusy = true;
    this.timer = setTimeout(() => void this.think(analysis, node), PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopping.abort();
    this.isBusy = false;
  }

  private async think(analysis: Analysis, node: Node): Promise<void> {
    const { signal } = (this.stopping = new AbortController());
    const body = { ...analysis.lineTo(node.moves), deep: node.isDeep };
    const address = '/api/v1/analysis/evaluation';
    try {
      for await (const line of streamed<EvaluationLine>('POST', address, body, signal)) {
        if (line.type === 'refused') this.problem = line.problem.detail;
        else if (
          line.type === 'evaluated' &&
          line.simulations >= (node.evaluation?.simulations ?? 0)
        )
          node.evaluation = line;
      }
    } catch (error) {
      if (signal.aborted) return;
      this.problem = error instanceof Problem ? error.message : String(error);
    }
    if (!signal.aborted) this.isBusy = false;
  }
}
