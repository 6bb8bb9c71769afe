import { ask } from '../server/ask.ts';
import type { Connection, Request } from '../socket/connection.svelte.ts';
import { laidAfter } from '../wire/events.ts';
import type {
  MatchTerms,
  Accepted,
  Action,
  FromServer,
  ChatLine,
  MatchStatus,
  Offer,
  Placed,
  Presence,
  Previewed,
  ProblemDetails,
  Snapshot,
  LogEntry,
  Update,
  View,
} from '../wire/types.ts';
import { agrees } from './laid.ts';

type AtMatch<T> = T extends unknown ? Omit<T, 'match'> : never;

/** A match as this page knows it, kept up to date by the connection. */
export class LiveMatch {
  about = $state.raw<MatchTerms | null>(null);
  now = $state.raw<MatchStatus | null>(null);
  entries = $state.raw<readonly LogEntry[]>([]);
  laid = $state.raw<readonly Placed[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** Why the match cannot be shown. */
  problem = $state.raw<ProblemDetails | null>(null);
  private resynced = 0;

  constructor(
    readonly id: string,
    private readonly connection: Pick<Connection, 'ask' | 'listen' | 'watch' | 'send'>,
  ) {}

  get view(): View | null {
    return this.now?.view ?? null;
  }

  get version(): number {
    return this.now?.version ?? 0;
  }

  /** What tells a position from those before it; that somebody was given a hint changes nothing. */
  get position(): number {
    return this.entries.findLast(({ kind }) => kind !== 'hinted')?.version ?? this.version;
  }

  can(what: string): boolean {
    return this.now?.can.includes(what) ?? false;
  }

  /** Follow the match; what is returned ends it. */
  follow(): () => void {
    const deafen = this.connection.listen((message) => this.hear(message));
    const leave = this.connection.watch(this.id, () => this.version);
    return () => {
      deafen();
      leave();
    };
  }

  /** Ask for something at this match. */
  ask(request: AtMatch<Request>): ReturnType<Connection['ask']> {
    return this.connection.ask({ ...request, match: this.id } as Request);
  }

  play(move: string): Promise<unknown> {
    return this.ask({ type: 'play', version: this.version, move });
  }

  /** Do something besides moves; a rematch answers with the match that follows. */
  act(action: Action): Promise<Accepted> {
    return this.ask({ type: 'act', action }) as Promise<Accepted>;
  }

  /** Offer something, or answer an offer. */
  bid(what: Offer, accept: boolean | null = null): Promise<unknown> {
    return this.ask({ type: 'bid', what, accept });
  }

  say(text: string, preset: boolean): Promise<unknown> {
    return this.ask({ type: 'say', text, preset });
  }

  /** Sit down, and add to the dice. */
  sit(nonce: string): Promise<unknown> {
    return this.ask({ type: 'sit', nonce });
  }

  preview(move: string): Promise<Previewed> {
    return this.ask({ type: 'preview', move }) as Promise<Previewed>;
  }

  private hear(message: FromServer): void {
    if (!('match' in message) || message.match !== this.id) return;
    if (message.type === 'match') this.take(message);
    else if (message.type === 'update') this.update(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'said') this.chat = [...this.chat, message.line];
    else if (message.type === 'refused' && !message.id) this.problem = message.problem;
  }

  private take({ about, now, entries, chat }: Snapshot): void {
    const known = this.entries.at(-1)?.version ?? 0;
    this.about = about;
    this.entries = merged(this.entries, entries);
    this.chat = chat;
    this.laid = now.view?.laid ?? [];
    this.now = now;
    this.problem = null;
    if (entries[0] && entries[0].version > known + 1) void this.fill(known, entries[0].version);
  }

  /** Fetch page by page what a long log has between two versions; a snapshot tells only its end. */
  private async fill(known: number, until: number): Promise<void> {
    let since = known;
    while (since < until - 1) {
      const wish = { path: { match_id: this.id }, query: { since } };
      const page = await ask('GET /api/v1/matches/{match_id}/entries', wish).catch(() => []);
      const missed = page.filter(({ version }) => version < until);
      const last = missed.at(-1);
      if (!last) return;
      const before = this.entries.filter(({ version }) => version <= since);
      const after = this.entries.filter(({ version }) => version >= until);
      this.entries = [...before, ...missed, ...after];
      since = last.version;
    }
  }

  private update({ entries, now }: Update): void {
    if (now.version < this.version) return;
    const fresh = entries.filter(({ version }) => version > this.version);
    const isBehind = (fresh[0]?.version ?? 0) > this.version + 1;
    const isUndone = fresh.some(({ what }) => what === 'take-back') && !now.bids.length;
    const events = fresh.flatMap((entry) => entry.events ?? []);
    if (now.view) this.laid = laidAfter(this.laid, { ...now.view, events });
    this.entries = merged(this.entries, entries);
    this.now = now;
    if (isUndone) this.resync(0);
    else if (isBehind || (now.view && !agrees(now.view.board, this.laid))) this.resync();
  }

  /** Ask for the whole position again, once for a version; from 0, for what was taken back. */
  private resync(known = this.version): void {
    if (this.resynced === this.version) return;
    this.resynced = this.version;
    if (known === 0) this.entries = [];
    this.connection.send({ type: 'watch', match: this.id, version: known });
  }
}

/** Entries in the order of their versions, each once. */
function merged(known: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  const first = more[0]?.version ?? Infinity;
  return [...known.filter(({ version }) => version < first), ...more];
}
