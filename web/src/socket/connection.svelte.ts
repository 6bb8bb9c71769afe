/* eslint-disable svelte/prefer-svelte-reactivity -- nothing is drawn from these collections */
import type {
  Accepted,
  ActAt,
  BidAt,
  FromClient,
  FromServer,
  PlayAt,
  PreviewAt,
  Previewed,
  ProblemDetails,
  Refused,
  SayAt,
  SitAt,
} from '../wire/types.ts';
import { backoff } from './backoff.ts';
import type { Wire, Environment } from './environment.ts';

export type Link = 'connecting' | 'open' | 'lost';
type Asking = SitAt | PlayAt | ActAt | BidAt | PreviewAt | SayAt;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** What can be asked for; the connection gives it an id. */
export type Request = WithoutId<Asking>;
export type Answer = Accepted | Previewed;
type Listener = (message: FromServer) => void;

interface Pending {
  readonly message: Asking;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (refusal: Refusal) => void;
}

/** What the server refused, and why. */
export class Refusal extends Error {
  constructor(readonly problem: ProblemDetails) {
    super(problem.detail);
  }
}

const BEAT = 20_000;
const SILENCE = 8_000;
const AGAIN = 1_000;
/** A browser that signs in gets its new session a moment after the socket of the old one ends. */
const RENEWAL = 500;
/** Refusals that have nothing to do with what was asked: it is asked again. */
const PASSING = new Set(['unavailable', 'busy', 'stopping']);

/** The one socket of the page. It comes back by itself, and asks again what was not answered. */
export class Connection {
  state = $state<Link>('connecting');
  /** How many milliseconds the server's clock is ahead of ours. */
  offset = $state(0);
  private wire: Wire | null = null;
  private failures = 0;
  private numbers = 0;
  private started = false;
  private isSignedOut = false;
  private language = '';
  private stopTimer = (): void => undefined;
  private readonly name: string;
  private readonly pending = new Map<string, Pending>();
  private readonly watched = new Map<string, () => number>();
  private readonly listeners = new Set<Listener>();

  constructor(private readonly environment: Environment) {
    this.name = Math.floor(environment.random() * 36 ** 8).toString(36);
  }

  /** The time at the server, in milliseconds. */
  time(): number {
    return this.environment.now() + this.offset;
  }

  /** Hear every message; what is returned ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Follow a match from the version that is known, across breaks; what is returned ends it. */
  watch(match: string, known: () => number): () => void {
    this.watched.set(match, known);
    this.start();
    this.send({ type: 'watch', match, version: known() });
    return () => {
      this.watched.delete(match);
      this.send({ type: 'unwatch', match });
    };
  }

  /** Ask for something, as often as it takes; a `Refusal` says why not. */
  ask(request: Request): Promise<Answer> {
    this.numbers += 1;
    const message = { ...request, id: `${this.name}-${String(this.numbers)}` } as Asking;
    this.start();
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      this.send(message);
    });
  }

  /** Have refusals in a language, on this socket and on all that follow. */
  speak(language: string): void {
    this.language = language;
    this.send({ type: 'speak', language });
  }

  /** Send what needs no answer, if anybody is there. */
  send(message: FromClient): void {
    if (this.state === 'open') this.wire?.send(JSON.stringify(message));
  }

  /** Look at once whether the server is there: the device woke up, or has a network again. */
  wake(): void {
    if (!this.started) return;
    if (this.state === 'open') this.beat();
    else if (this.state === 'lost') this.open();
  }

  /** Be there, even if nothing is followed yet. */
  start(): void {
    if (this.started) return;
    this.started = true;
    this.open();
  }

  private open(): void {
    this.stopTimer();
    this.state = this.failures ? 'lost' : 'connecting';
    this.enter().then(
      (isIn) => isIn && this.dial(),
      () => this.retry(),
    );
  }

  /** Be somebody; false if nobody is there any more, and nothing needs anybody. */
  private async enter(): Promise<boolean> {
    if (this.isSignedOut) {
      const heir = await this.environment.renew();
      this.isSignedOut = false;
      if (heir !== 'same') this.abandon();
      if (heir === 'nobody' && !this.watched.size) {
        this.started = false;
        return false;
      }
    }
    await this.environment.enter();
    return true;
  }

  /** Nobody else does what somebody has asked for. */
  private abandon(): void {
    const problem = { status: 401, code: 'sign-in', detail: this.environment.lost() };
    for (const { reject } of this.pending.values()) reject(new Refusal(problem));
    this.pending.clear();
  }

  private dial(): void {
    const wire = this.environment.open({
      opened: () => undefined,
      heard: (text) => this.wire === wire && this.hear(JSON.parse(text) as FromServer),
      closed: () => this.wire === wire && this.retry(),
    });
    this.wire = wire;
  }

  private retry(wait?: number): void {
    this.wire = null;
    this.state = 'lost';
    this.stopTimer();
    const pause = wait ?? backoff(this.failures, () => this.environment.random());
    this.stopTimer = this.environment.later(pause, () => this.open());
    this.failures += 1;
  }

  private hear(message: FromServer): void {
    if (message.type === 'welcome') this.welcome();
    if (message.type === 'welcome' || message.type === 'pong') {
      this.offset = message.time - this.environment.now();
    }
    if (message.type === 'signed-out') this.isSignedOut = true;
    if (message.type === 'signed-out') this.part(RENEWAL);
    else if (message.type === 'goodbye') this.part(message.reconnect);
    else this.rest();
    if (message.type === 'done' || message.type === 'previewed') this.settle(message);
    if (message.type === 'refused') this.refuse(message);
    for (const listener of [...this.listeners]) listener(message);
  }

  /** Take up where the last socket ended: matches first, then what is unanswered. */
  private welcome(): void {
    this.state = 'open';
    this.failures = 0;
    if (this.language) this.speak(this.language);
    for (const [match, known] of this.watched) {
      this.send({ type: 'watch', match, version: known() });
    }
    for (const { message } of this.pending.values()) this.send(message);
  }

  private settle(answer: Answer): void {
    this.pending.get(answer.id)?.resolve(answer);
    this.pending.delete(answer.id);
  }

  private refuse({ id, problem }: Refused): void {
    const asked = id ? this.pending.get(id) : undefined;
    if (!asked || !id) return;
    if (PASSING.has(problem.code)) {
      this.environment.later(AGAIN, () => this.pending.has(id) && this.send(asked.message));
      return;
    }
    this.pending.delete(id);
    asked.reject(new Refusal(problem));
  }

  private part(wait: number): void {
    const wire = this.wire;
    this.retry(Math.round(wait * (1 + this.environment.random())));
    wire?.close();
  }

  /** All is well until a while has passed without a word. */
  private rest(): void {
    this.stopTimer();
    this.stopTimer = this.environment.later(BEAT, () => this.beat());
  }

  private beat(): void {
    this.stopTimer();
    this.send({ type: 'ping' });
    const wire = this.wire;
    this.stopTimer = this.environment.later(SILENCE, () => wire?.close());
  }
}
