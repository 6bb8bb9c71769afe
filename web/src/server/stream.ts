import { problemOf, send } from './ask.ts';

/** Ask the server for lines of JSON, each told as soon as it is there; ends when it is stopped. */
export async function* streamed<T>(
  method: string,
  address: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const answer = await send(method, address, body, signal);
  if (!answer.ok || !answer.body) throw await problemOf(answer);
  for await (const line of linesOf(answer.body)) yield JSON.parse(line) as T;
}

/** The lines of a text that comes in pieces; empty ones are left out. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter(Boolean);
    if (done) return;
  }
}
