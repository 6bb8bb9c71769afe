import type { Component } from 'svelte';

/** What stands around a page: head and foot; nothing, for it fills the window; or not even a head. */
export type Frame = 'page' | 'table' | 'bare';

/** A page, and what it gets from its address. */
export interface Route {
  readonly load: () => Promise<{ default: Component<Record<string, unknown>> }>;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly frame: Frame;
}

interface Row {
  readonly path: RegExp;
  readonly load: () => Promise<{ default: unknown }>;
  readonly frame?: Frame;
  readonly facts?: Readonly<Record<string, unknown>>;
}

const ROWS: readonly Row[] = [
  { path: /^\/$/, load: () => import('../home/Home.svelte') },
  { path: /^\/new\/(?<game>[a-z-]+)$/, load: () => import('../open/NewMatchPage.svelte') },
  { path: /^\/invite\/(?<id>[^/]+)$/, load: () => import('../open/InvitePage.svelte') },
  {
    path: /^\/replay\/(?<id>[^/]+)$/,
    load: () => import('../replay/ReplayPage.svelte'),
    frame: 'table',
  },
  {
    path: /^\/review\/(?<id>[^/]+)$/,
    load: () => import('../replay/ReviewPage.svelte'),
    frame: 'table',
  },
  {
    path: /^\/embed\/(?<id>[^/]+)$/,
    load: () => import('../replay/ReplayPage.svelte'),
    frame: 'bare',
    facts: { bare: true },
  },
  { path: /^\/record$/, load: () => import('../replay/RecordPage.svelte'), frame: 'table' },
  {
    path: /^\/analysis(?:\/(?<id>[^/]+))?$/,
    load: () => import('../analysis/AnalysisPage.svelte'),
    frame: 'table',
  },
  { path: /^\/dice\/(?<id>[^/]+)$/, load: () => import('../dice/DicePage.svelte') },
  { path: /^\/matches$/, load: () => import('../archive/MatchesPage.svelte') },
  {
    path: /^\/ranking(?:\/(?<game>[a-z-]+))?$/,
    load: () => import('../ranking/RankingPage.svelte'),
  },
  { path: /^\/people\/(?<name>[^/]+)$/, load: () => import('../people/ProfilePage.svelte') },
  { path: /^\/friends$/, load: () => import('../people/FriendsPage.svelte') },
  { path: /^\/sign-in$/, load: () => import('../people/SignInPage.svelte') },
  { path: /^\/sign-up$/, load: () => import('../people/SignUpPage.svelte') },
  { path: /^\/settings$/, load: () => import('../settings/SettingsPage.svelte') },
  { path: /^\/rules$/, load: () => import('../rules/RulesIndex.svelte') },
  { path: /^\/rules\/(?<game>[a-z-]+)$/, load: () => import('../rules/RulesPage.svelte') },
  { path: /^\/pieces$/, load: () => import('../printing/PiecesIndex.svelte') },
  { path: /^\/pieces\/(?<game>[a-z-]+)$/, load: () => import('../printing/PiecesPage.svelte') },
  { path: /^\/puzzles$/, load: () => import('../puzzles/PuzzlesPage.svelte') },
  {
    path: /^\/puzzles\/(?<which>[A-Za-z0-9-]+)$/,
    load: () => import('../puzzles/PuzzlePage.svelte'),
    frame: 'table',
  },
  { path: /^\/learn$/, load: () => import('../learn/LearnIndex.svelte') },
  {
    path: /^\/learn\/(?<game>[a-z-]+)$/,
    load: () => import('../learn/LessonPage.svelte'),
    frame: 'table',
  },
  {
    path: /^\/match\/(?<id>[^/]+)$/,
    load: () => import('../play/PlayPage.svelte'),
    frame: 'table',
  },
  { path: /^/, load: () => import('../frame/NotFound.svelte') },
];

/** The page of an address. */
export function routeOf(path: string): Route {
  for (const row of ROWS) {
    const match = row.path.exec(path);
    if (match) {
      const facts = { ...row.facts, ...decoded(match.groups ?? {}) };
      return { load: row.load as Route['load'], facts, frame: row.frame ?? 'page' };
    }
  }
  throw new Error(`no page for ${path}`);
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given = Object.entries(groups).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(given.map(([name, text]) => [name, plainly(text)]));
}

function plainly(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
