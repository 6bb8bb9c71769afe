import { router } from '../router/router.svelte.ts';
import { ask } from '../server/ask.ts';
import { connection } from '../socket/index.ts';
import type { FromServer, OwnMatch } from '../wire/types.ts';

/** Reasons to be called away from another page. */
const CALLING = new Set(['invited', 'running', 'turn']);

/** What somebody has under way, and which of it calls them. */
class MyMatches {
  all = $state.raw<readonly OwnMatch[]>([]);
  /** The ids of matches that call, the latest last. */
  private calling = $state.raw<readonly string[]>([]);
  /** The ids of all that have ever called. */
  private called: readonly string[] = [];

  /** The match that calls, unless it is the one that is shown. */
  get call(): OwnMatch | undefined {
    return this.all.findLast(
      (match) => this.calling.includes(match.id) && isAwaited(match) && !isShown(match.id),
    );
  }

  /** Hear of matches as long as the page is there; what is returned ends it. */
  follow(): () => void {
    connection.start();
    void this.lookForInvitations();
    return connection.listen((message) => this.hear(message));
  }

  /** Ask what there is. */
  async look(): Promise<void> {
    this.all = await ask('GET /api/v1/me/matches').catch(() => this.all);
  }

  /** Do not mention a match again until it calls anew. */
  quiet(id: string): void {
    this.calling = this.calling.filter((one) => one !== id);
  }

  /** The page that is shown: what has called there is heard. */
  see(path: string): void {
    const shown = this.calling.find((id) => pathsOf(id).includes(path));
    if (shown !== undefined) this.quiet(shown);
  }

  /** Ask what there is, and let invitations and rematches call that have not called yet. */
  private async lookForInvitations(): Promise<void> {
    await this.look();
    const invited = this.all
      .filter((one) => one.invited || one.rematch !== null)
      .map(({ id }) => id);
    for (const id of invited.filter((one) => !this.called.includes(one))) this.mention(id);
  }

  private mention(id: string): void {
    this.called = [...this.called, id];
    this.calling = [...this.calling, id];
  }

  private hear(message: FromServer): void {
    // Whoever was not connected has not heard what happened meanwhile.
    if (message.type === 'welcome') void this.lookForInvitations();
    if (message.type !== 'summons') return;
    // A rematch that is offered now is told at once, with who offers it.
    if (message.reason === 'rematch') this.called = [...this.called, message.match];
    if (CALLING.has(message.reason) && !isShown(message.match)) this.mention(message.match);
    // What is over, or was seen on its own page, must not call any more.
    void this.look();
  }
}

/** Whether a match waits for somebody's move or answer. */
export function isAwaited({ invited, turn, rematch }: OwnMatch): boolean {
  return invited || turn || rematch !== null;
}

/** The pages of a match. */
function pathsOf(id: string): string[] {
  return [`/match/${id}`, `/invite/${id}`];
}

/** Whether a page of a match is shown. */
function isShown(id: string): boolean {
  return pathsOf(id).includes(router.path);
}

export const myMatches = new MyMatches();
