import { router } from '../router/router.svelte.ts';
import { ask } from '../server/ask.ts';
import { connection } from '../socket/index.ts';
import type { FromServer, OwnMatch } from '../wire/types.ts';
import { hear, isHeard } from './heard.ts';

/** Reasons to be called away from another page. */
const CALLING = new Set(['invited', 'running', 'turn', 'declined']);

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
    void this.lookForNews();
    return connection.listen((message) => this.hear(message));
  }

  /** Ask what there is. */
  async look(): Promise<void> {
    const all = await ask('GET /api/v1/me/matches').catch(() => this.all);
    this.all = all.filter((match) => isUnderWay(match) || isDeclined(match));
  }

  /** Do not mention a match again until it calls anew. */
  quiet(id: string): void {
    this.calling = this.calling.filter((one) => one !== id);
    const told = this.all.find((one) => one.id === id);
    if (told?.declined) hear(id, told.declined);
    this.all = this.all.filter((match) => match.id !== id || isUnderWay(match));
  }

  /** The page that is shown: what has called there is heard. */
  see(path: string): void {
    const shown = this.calling.find((id) => pathsOf(id).includes(path));
    if (shown !== undefined) this.quiet(shown);
  }

  /** Ask what there is, and let all call of which somebody else has to be told, if it never did. */
  private async lookForNews(): Promise<void> {
    await this.look();
    const news = this.all
      .filter((one) => one.invited || one.rematch !== null || isDeclined(one))
      .map(({ id }) => id);
    for (const id of news.filter((one) => !this.called.includes(one))) this.mention(id);
  }

  private mention(id: string): void {
    this.called = [...this.called, id];
    this.calling = [...this.calling, id];
  }

  private hear(message: FromServer): void {
    // Whoever was not connected has not heard what happened meanwhile.
    if (message.type === 'welcome') void this.lookForNews();
    if (message.type !== 'summons') return;
    // A rematch that is offered now is told at once, with who offers it.
    if (message.reason === 'rematch') this.called = [...this.called, message.match];
    if (CALLING.has(message.reason) && !isShown(message.match)) this.mention(message.match);
    // What is over, or was seen on its own page, must not call any more.
    void this.look();
  }
}

/** Whether a match waits for somebody's move or answer, or has to tell them something. */
export function isAwaited(match: OwnMatch): boolean {
  return match.invited || match.turn || match.rematch !== null || isDeclined(match);
}

/** Whether somebody did not want to play, and that was not told here yet. */
export function isDeclined({ id, declined }: OwnMatch): boolean {
  return declined !== null && !isHeard(id, declined);
}

/** Whether a match goes on, or may go on. */
function isUnderWay({ stage, rematch }: OwnMatch): boolean {
  return stage !== 'over' || rematch !== null;
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
