import { SvelteSet } from 'svelte/reactivity';
import { ask } from '../server/ask.ts';
import type { Friend } from '../wire/types.ts';

/** Whom somebody follows, with who of them is there, and whom they block. */
export class Friends {
  all = $state.raw<readonly Friend[]>([]);
  known = $state(false);
  readonly blocked = new SvelteSet<string>();

  follows(name: string): boolean {
    return this.all.some((friend) => friend.name === name);
  }

  /** Ask for all of it. */
  async load(): Promise<void> {
    const [, blocks] = await Promise.all([this.look(), ask('GET /api/v1/me/blocks')]);
    this.blocked.clear();
    for (const { name } of blocks) this.blocked.add(name);
    this.known = true;
  }

  /** Ask again who is there. */
  async look(): Promise<void> {
    this.all = await ask('GET /api/v1/me/following');
  }

  /** Follow somebody, or no longer. */
  async toggle(name: string): Promise<void> {
    const path = { name };
    if (this.follows(name)) await ask('DELETE /api/v1/me/following/{name}', { path });
    else await ask('PUT /api/v1/me/following/{name}', { path });
    await this.look();
  }

  /** Have nothing to do with somebody, or again. */
  async toggleBlock(name: string): Promise<void> {
    const path = { name };
    if (this.blocked.has(name)) await ask('DELETE /api/v1/me/blocks/{name}', { path });
    else await ask('PUT /api/v1/me/blocks/{name}', { path });
    await this.load();
  }
}
