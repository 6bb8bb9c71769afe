import type { Operations, ProblemDetails } from '../wire/types.ts';
import { reach } from './reach.svelte.ts';

type Operation = keyof Operations;
type Part<O extends Operation, P extends string> =
  Operations[O] extends Record<P, infer T> ? Readonly<Record<P, T>> : unknown;

/** What an operation needs: the parts of its path, its query, its body. */
export type Wish<O extends Operation> = Part<O, 'path'> &
  Partial<Part<O, 'query'>> &
  Part<O, 'body'>;
type Needed<O extends Operation> = Operations[O] extends { path: unknown } | { body: unknown }
  ? [Wish<O>]
  : [Wish<O>?];
export type Answer<O extends Operation> = Operations[O]['answer'];

interface AnyWish {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

/** A refusal of the server, in the reader's language; `code` is `unreachable` if it is silent. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    detail: string,
    readonly status = 0,
  ) {
    super(detail);
  }
}

/** What goes with every request: the language of refusals, and the token of the session. */
export const credentials: { language: string; csrf: string | null; lost: string } = {
  language: 'en',
  csrf: null,
  lost: '',
};

/** Ask the server for an operation of its API; a `Problem` says why it was refused. */
export async function ask<O extends Operation>(
  operation: O,
  ...[wish]: Needed<O>
): Promise<Answer<O>> {
  const { path, query, body } = (wish ?? {}) as AnyWish;
  const [method = 'GET', template = ''] = operation.split(' ');
  const answer = await send(method, addressOf(template, path, query), body);
  if (!answer.ok) throw await problemOf(answer);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return (isJson ? await answer.json() : await answer.text()) as Answer<O>;
}

/** The address of an operation: its path filled in, and what of the query is given. */
export function addressOf(
  template: string,
  path: AnyWish['path'] = {},
  query: AnyWish['query'] = {},
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `${filled}?${search.toString()}` : filled;
}

/** Send a request with all that goes along; a `Problem` if the server is silent. */
export async function send(
  method: string,
  address: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': credentials.language };
  if (method !== 'GET' && credentials.csrf) headers['X-CSRF-Token'] = credentials.csrf;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const text = body === undefined ? null : JSON.stringify(body);
  try {
    const answer = await fetch(address, { method, headers, body: text, signal });
    reach.hear(true);
    return answer;
  } catch {
    reach.hear(signal?.aborted ?? false);
    throw new Problem('unreachable', credentials.lost);
  }
}

/** A refusal, as the server told it. */
export async function problemOf(answer: Response): Promise<Problem> {
  try {
    const { code, detail } = (await answer.json()) as ProblemDetails;
    return new Problem(code, detail, answer.status);
  } catch {
    return new Problem('unreachable', credentials.lost, answer.status);
  }
}
