import type { Component } from 'svelte';

/** A page, and what it gets from its address. */
export interface Route {
  readonly load: () => Promise<{ default: Component<Record<string, unknown>> }>;
  readonly facts: Readonly<Record<string, unknown>>;
}

interface Row {
  readonly path: RegExp;
  readonly load: () => Promise<{ default: unknown }>;
  readonly facts?: Readonly<Record<string, unknown>>;
}

const ROWS: readonly Row[] = [
  { path: /^\/replay\/(?<id>[^/]+)$/, load: () => import('../replay/ReplayPage.svelte') },
  {
    path: /^\/embed\/(?<id>[^/]+)$/,
    load: () => import('../replay/ReplayPage.svelte'),
    facts: { bare: true },
  },
  { path: /^\/$/, load: () => import('./Home.svelte') },
  { path: /^/, load: () => import('./NotFound.svelte') },
];

/** The page of an address. */
export function routeOf(path: string): Route {
  for (const row of ROWS) {
    const match = row.path.exec(path);
    if (match) {
      const facts = { ...row.facts, ...match.groups };
      return { load: row.load as Route['load'], facts };
    }
  }
  throw new Error(`no page for ${path}`);
}
