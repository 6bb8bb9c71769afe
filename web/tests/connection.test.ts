import { describe, expect, it } from 'vitest';
import { backoff } from '../src/socket/backoff.ts';
import { Connection, Refusal } from '../src/socket/connection.svelte.ts';
import type { Ears, Heir, World } from '../src/socket/world.ts';
import type { FromClient, FromServer } from '../src/wire/types.ts';

/** A server that writes down what it hears, and time that passes when it is told to. */
class FakeWorld implements World {
  clock = 1000;
  dials = 0;
  sent: FromClient[] = [];
  ears: Ears | null = null;
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

  open(ears: Ears) {
    this.dials += 1;
    this.ears = ears;
    return {
      send: (text: string) => this.sent.push(JSON.parse(text) as FromClient),
      close: () => ears.closed(),
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
    this.ears?.heard(JSON.stringify(message));
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

async function connected(): Promise<[FakeWorld, Connection]> {
  const world = new FakeWorld();
  const connection = new Connection(world);
  connection.watch('m', () => 3);
  await settled();
  world.welcome();
  return [world, connection];
}

describe('a connection', () => {
  it('follows matches once it is welcomed, and knows the time of the server', async () => {
    const [world, connection] = await connected();
    expect(connection.state).toBe('open');
    expect(connection.time()).toBe(1250);
    expect(world.take()).toEqual([{ type: 'watch', match: 'm', version: 3 }]);
  });

  it('asks again with the same id after a break, from the version that is known', async () => {
    const [world, connection] = await connected();
    world.take();
    const answer = connection.ask(PLAY);
    const [first] = world.take();
    world.ears?.closed();
    expect(connection.state).toBe('lost');
    await world.pass(1000);
    expect(world.dials).toBe(2);
    world.welcome();
    expect(world.take()).toEqual([{ type: 'watch', match: 'm', version: 3 }, first]);
    world.say({ type: 'done', id: (first as { id: string }).id, match: 'm', version: 4 });
    expect(await answer).toMatchObject({ version: 4 });
    world.ears?.closed();
    await world.pass(1000);
    world.welcome();
    expect(world.take()).toHaveLength(1);
  });

  it('tells refusals, but repeats what was refused for the moment', async () => {
    const [world, connection] = await connected();
    world.take();
    const answer = connection.ask(PLAY);
    const [first] = world.take() as { id: string }[];
    const problem = { status: 503, code: 'unavailable', detail: '' };
    world.say({ type: 'refused', id: first?.id ?? '', problem });
    await world.pass(1500);
    expect(world.take()).toEqual([first]);
    const why = { status: 422, code: 'illegal-move', detail: 'no', rule: 'BD-5' };
    world.say({ type: 'refused', id: first?.id ?? '', problem: why });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
  });

  it('tries for as long as the server is down, less and less often', async () => {
    const [world, connection] = await connected();
    world.isDown = true;
    world.ears?.closed();
    await world.pass(60_000);
    expect(world.dials).toBe(1);
    world.isDown = false;
    connection.wake();
    await settled();
    world.welcome();
    expect(connection.state).toBe('open');
  });

  it('gives a silent socket up', async () => {
    const [world, connection] = await connected();
    world.take();
    await world.pass(20_500);
    expect(world.take()).toEqual([{ type: 'ping' }]);
    await world.pass(9_000);
    expect(world.dials).toBe(2);
    world.welcome();
    world.take();
    await world.pass(20_500);
    world.say({ type: 'pong', time: world.clock });
    await world.pass(9_000);
    expect(connection.state).toBe('open');
    expect(world.dials).toBe(2);
  });

  it('sees who it is before it comes back when its session has ended', async () => {
    const [world, connection] = await connected();
    world.take();
    void connection.ask(PLAY);
    const [first] = world.take();
    world.say({ type: 'signed-out' });
    world.ears?.closed();
    expect(connection.state).toBe('lost');
    await world.pass(400);
    expect([world.renewals, world.dials]).toEqual([0, 1]);
    await world.pass(1000);
    expect([world.renewals, world.dials]).toEqual([1, 2]);
    world.welcome();
    expect(world.take()).toEqual([{ type: 'watch', match: 'm', version: 3 }, first]);
  });

  it('asks nothing in the name of another', async () => {
    const [world, connection] = await connected();
    const answer = connection.ask(PLAY);
    world.heir = 'other';
    world.say({ type: 'signed-out' });
    const refused = expect(answer).rejects.toThrow('signed out');
    await world.pass(1000);
    await refused;
    world.take();
    world.welcome();
    expect(world.take()).toEqual([{ type: 'watch', match: 'm', version: 3 }]);
  });

  it('rests when nobody is there and nothing is followed, until something is', async () => {
    const world = new FakeWorld();
    const connection = new Connection(world);
    connection.start();
    await settled();
    world.welcome();
    world.heir = 'nobody';
    world.say({ type: 'signed-out' });
    await world.pass(60_000);
    expect([world.renewals, world.dials]).toEqual([1, 1]);
    connection.watch('m', () => 0);
    await settled();
    expect(world.dials).toBe(2);
  });

  it('comes back when a server that stops says so', async () => {
    const [world, connection] = await connected();
    world.say({ type: 'goodbye', reconnect: 2000 });
    expect(connection.state).toBe('lost');
    await world.pass(2000);
    expect(world.dials).toBe(1);
    await world.pass(1500);
    expect(world.dials).toBe(2);
  });
});

it('waits longer after each failure, and never all at the same time', () => {
  expect([0, 1, 2].map((n) => backoff(n, () => 1))).toEqual([400, 800, 1600]);
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(30, () => 1)).toBe(15_000);
});
