import { Problem } from '../server/ask.ts';
import { streamed } from '../server/stream.ts';
import type { EvaluationLine } from '../wire/types.ts';
import type { Analysis, Node } from './tree.svelte.ts';

/** Has the engine play games on from the position that is looked at, as long as it is. */
export class Covering {
  isOn = $state(false);
  /** Why it does not go on. */
  problem = $state('');
  private stopping = new AbortController();

  stop(): void {
    this.stopping.abort();
  }

  async begin(analysis: Analysis, node: Node): Promise<void> {
    this.stop();
    this.problem = '';
    if (node.cover?.final || node.position.view.result) return;
    const { signal } = (this.stopping = new AbortController());
    const [address, body] = ['/api/v1/analysis/cover', analysis.lineTo(node.moves)];
    try {
      for await (const line of streamed<EvaluationLine>('POST', address, body, signal)) {
        if (line.type === 'cover') node.cover = line;
        else if (line.type === 'refused') this.problem = line.problem.detail;
      }
    } catch (error) {
      if (signal.aborted) return;
      this.problem = error instanceof Problem ? error.message : String(error);
    }
  }
}
