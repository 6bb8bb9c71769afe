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
      (match) =>
        this.calling.includes(match.id) && (match.invited || match.turn) && !isShown(match.id),
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

  /** Ask what there is, and let invitations call that have not called yet. */
  private async lookForInvitations(): Promise<void> {
    await this.look();
    const invited = this.all.filter((match) => match.invited).map(({ id }) => id);
    for (const id of invited.filter((one) => !this.called.includes(one))) this.mention(id);
  }

  private mention(id: string): void {
    this.called = [...this.called, id];
    this.calling = [...this.calling, id];
  }

  private hear(message: FromServer): void {
    // Whoever was not connected has not heard what happened meanwhile.
    if (message.type === 'welcome') void this.lookForInvitations();
    if (message.type !== 'summons' || isShown(message.match)) return;
    if (CALLING.has(message.reason)) this.mention(message.match);
    void this.look();
  }
}

/** Whether a page of a match is shown. */
function isShown(id: string): boolean {
  return [`/match/${id}`, `/invite/${id}`].includes(router.path);
}

export const myMatches = new MyMatches();
