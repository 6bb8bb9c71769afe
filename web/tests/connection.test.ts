import { describe, expect, it } from 'vitest';
import { backoff } from '../src/socket/backoff.ts';
import { Connection, Refusal } from '../src/socket/connection.svelte.ts';
import type { Heir } from '../src/server/session.svelte.ts';
import type { WireListener, Environment } from '../src/socket/environment.ts';
import type { FromClient, FromServer } from '../src/wire/types.ts';

/** A server that writes down what it hears, and time that passes when it is told to. */
class FakeEnvironment implements Environment {
  clock = 1000;
  dials = 0;
  sent: FromClient[] = [];
  listener: WireListener | null = null;
  timers: { at: number; work: () => void }[] = [];
  isDown = false;
  heir: Heir = 'same';
  renewals = 0;

  enter(): Promise<void> {
    return this.isDown ? Promise.reject(new Error('down')) : Promise.resolve();
  }

  renew(): Promise<Heir> {
    this.renewals += 1;
    return Promise.resolve(this.heir);
  }

  lost = () => 'signed out';

  open(listener: WireListener) {
    this.dials += 1;
    this.listener = listener;
    return {
      send: (text: string) => this.sent.push(JSON.parse(text) as FromClient),
      close: () => listener.closed(),
    };
  }

  now = () => this.clock;
  random = () => 0.5;

  later(milliseconds: number, work: () => void) {
    const timer = { at: this.clock + milliseconds, work };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.clock + milliseconds;
    for (;;) {
      await settled();
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.clock = next.at;
      next.work();
    }
    this.clock = end;
  }

  say(message: FromServer): void {
    this.listener?.heard(JSON.stringify(message));
  }

  welcome(): void {
    this.say({ type: 'welcome', name: 'Ada', kind: 'guest', time: this.clock + 250 });
  }

  take(): FromClient[] {
    return this.sent.splice(0);
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const PLAY = { type: 'play', match: 'm', version: 3, move: 'e10' } as const;

async function connected(): Promise<[FakeEnvironment, Connection]> {
  const environment = new FakeEnvironment();
  const connection = new Connection(environment);
  connection.watch('m', () => 3);
  await settled();
  environment.welcome();
  return [environment, connection];
}

describe('a connection', () => {
  it('follows matches once it is welcomed, and knows the time of the server', async () => {
    const [environment, connection] = await connected();
    expect(connection.state).toBe('open');
    expect(connection.time()).toBe(1250);
    expect(environment.take()).toEqual([{ type: 'watch', match: 'm', version: 3 }]);
  });

  it('asks again with the same id after a break, from the version that is known', async () => {
    const [environment, connection] = await connected();
    environment.take();
    const answer = connection.ask(PLAY);
    const [first] = environment.take();
    environment.listener?.closed();
    expect(connection.state).toBe('lost');
    await environment.pass(1000);
    expect(environment.dials).toBe(2);
    environment.welcome();
    expect(environment.take()).toEqual([{ type: 'watch', match: 'm', version: 3 }, first]);
    environment.say({ type: 'done', id: (first as { id: string }).id, match: 'm', version: 4 });
    expect(await answer).toMatchObject({ version: 4 });
    environment.listener?.closed();
    await environment.pass(1000);
    environment.welcome();
    expect(environment.take()).toHaveLength(1);
  });

  it('tells refusals, but repeats what was refused for the moment', async () => {
    const [environment, connection] = await connected();
    environment.take();
    const answer = connection.ask(PLAY);
    const [first] = environment.take() as { id: string }[];
    const problem = { status: 503, code: 'unavailable', detail: '' };
    environment.say({ type: 'refused', id: first?.id ?? '', problem });
    await environment.pass(1500);
    expect(environment.take()).toEqual([first]);
    const why = { status: 422, code: 'illegal-move', detail: 'no', rule: 'BD-5' };
    environment.say({ type: 'refused', id: first?.id ?? '', problem: why });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
  });

  it('tries for as long as the server is down, less and less often', async () => {
    const [environment, connection] = await connected();
    environment.isDown = true;
    environment.listener?.closed();
    await environment.pass(60_000);
    expect(environment.dials).toBe(1);
    environment.isDown = false;
    connection.wake();
    await settled();
    environment.welcome();
    expect(connection.state).toBe('open');
  });

  it('gives a silent socket up', async () => {
    const [environment, connection] = await connected();
    environment.take();
    await environment.pass(20_500);
    expect(environment.take()).toEqual([{ type: 'ping' }]);
    await environment.pass(9_000);
    expect(environment.dials).toBe(2);
    environment.welcome();
    environment.take();
    await environment.pass(20_500);
    environment.say({ type: 'pong', time: environment.clock });
    await environment.pass(9_000);
    expect(connection.state).toBe('open');
    expect(environment.dials).toBe(2);
  });

  it('sees who it is before it comes back when its session has ended', async () => {
    const [environment, connection] = await connected();
    environment.take();
    void connection.ask(PLAY);
    const [first] = environment.take();
    environment.say({ type: 'signed-out' });
    environment.listener?.closed();
    expect(connection.state).toBe('lost');
    await environment.pass(400);
    expect([environment.renewals, environment.dials]).toEqual([0, 1]);
    await environment.pass(1000);
    expect([environment.renewals, environment.dials]).toEqual([1, 2]);
    environment.welcome();
    expect(environment.take()).toEqual([{ type: 'watch', match: 'm', version: 3 }, first]);
  });

  it('asks nothing in the name of another', async () => {
    const [environment, connection] = await connected();
    const answer = connection.ask(PLAY);
    environment.heir = 'other';
    environment.say({ type: 'signed-out' });
    const refused = expect(answer).rejects.toThrow('signed out');
    await environment.pass(1000);
    await refused;
    environment.take();
    environment.welcome();
    expect(environment.take()).toEqual([{ type: 'watch', match: 'm', version: 3 }]);
  });

  it('rests when nobody is there and nothing is followed, until something is', async () => {
    const environment = new FakeEnvironment();
    const connection = new Connection(environment);
    connection.start();
    await settled();
    environment.welcome();
    environment.heir = 'nobody';
    environment.say({ type: 'signed-out' });
    await environment.pass(60_000);
    expect([environment.renewals, environment.dials]).toEqual([1, 1]);
    connection.watch('m', () => 0);
    await settled();
    expect(environment.dials).toBe(2);
  });

  it('comes back when a server that stops says so', async () => {
    const [environment, connection] = await connected();
    environment.say({ type: 'goodbye', reconnect: 2000 });
    expect(connection.state).toBe('lost');
    await environment.pass(2000);
    expect(environment.dials).toBe(1);
    await environment.pass(1500);
    expect(environment.dials).toBe(2);
  });
});

it('waits longer after each failure, and never all at the same time', () => {
  expect([0, 1, 2].map((n) => backoff(n, () => 1))).toEqual([400, 800, 1600]);
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(30, () => 1)).toBe(15_000);
});
