import type { Answer, Connection, Request } from '../socket/connection.svelte.ts';
import type { FromServer } from '../wire/types.ts';

/** What is agreed on where nobody plays against anybody. */
export const TERMS = {
  clock: { kind: 'none' },
  rated: false,
  public: false,
  leavers: 'pass-over',
  created: 0,
  commitment: '',
  previous: null,
} as const;

/** How a match stands in which nobody waits for anybody. */
export const STANDING = {
  stage: 'running',
  time: { left: [], since: 0, due: null },
  bids: [],
  ending: null,
  rematch: null,
  dice: { commitment: '', nonces: [], secret: null },
} as const;

/** A match without others: answers what a server would of one, so that its board can be played on. */
export abstract class QuietRoom implements Pick<Connection, 'ask' | 'listen' | 'watch' | 'send'> {
  protected tell: (message: FromServer) => void = () => undefined;

  /** Whatever is asked for, the position is told. */
  abstract send(): void;
  abstract ask(request: Request): Promise<Answer>;

  listen(listener: (message: FromServer) => void): () => void {
    this.tell = listener;
    return () => (this.tell = () => undefined);
  }

  watch(): () => void {
    this.send();
    return () => undefined;
  }
}
