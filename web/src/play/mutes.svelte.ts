import { SvelteSet } from 'svelte/reactivity';
import { ask } from '../server/ask.ts';

/** Whom somebody does not want to hear, by name. */
export class Mutes {
  private readonly names = new SvelteSet<string>();

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** Ask for those who were muted before. */
  async load(): Promise<void> {
    for (const { name } of await ask('GET /api/v1/me/mutes')) this.names.add(name);
  }

  /** Hear nothing more of somebody, or hear them again. */
  async toggle(name: string): Promise<void> {
    if (this.names.has(name)) {
      await ask('DELETE /api/v1/me/mutes/{name}', { path: { name } });
      this.names.delete(name);
    } else {
      await ask('PUT /api/v1/me/mutes/{name}', { path: { name } });
      this.names.add(name);
    }
  }
}
