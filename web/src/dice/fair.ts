/** The protocol `tessella-fair-1`, as the guide to fair dice states it, computed in this browser. */
const NAME = 'tessella-fair-1';
const SPAN = 2n ** 256n;

type Bytes = Uint8Array<ArrayBuffer>;

const encoded = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

export function bytesOf(hex: string): Bytes {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function eight(number: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const kind = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, kind, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

/** The commitment to a secret: what is shown before anybody gives a nonce. */
export async function commitmentOf(secret: string): Promise<string> {
  const message = joined(encoded(`${NAME} commitment\n`), bytesOf(secret));
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', message)));
}

/** The key of a match: its secret, stirred by its terms. */
export function keyOf(secret: string, terms: readonly string[]): Promise<Bytes> {
  const lines = terms.map((line) => `${line}\n`).join('');
  return hmac(bytesOf(secret), encoded(`${NAME} key\n${lines}`));
}

export function blockOf(key: Bytes, number: number, block: number): Promise<Bytes> {
  return hmac(key, joined(encoded(`${NAME} chance\n`), eight(number), eight(block)));
}

/** The number below `stop` that belongs to a move of chance. */
export async function numberOf(key: Bytes, number: number, stop: bigint): Promise<bigint> {
  for (let block = 0; ; block += 1) {
    const value = BigInt(`0x${hexOf(await blockOf(key, number, block))}`);
    if (value < SPAN - (SPAN % stop)) return value % stop;
  }
}

/** The move that chance has to make: out of equal choices, or of choices with weights. */
export async function dueOf(
  key: Bytes,
  number: number,
  choices: readonly string[],
  weights: readonly number[] | null = null,
): Promise<string> {
  const shares = weights ?? choices.map(() => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = Number(await numberOf(key, number, BigInt(total)));
  for (const [place, share] of shares.entries()) {
    if (left < share) return choices[place] ?? '';
    left -= share;
  }
  throw new Error('weights and choices do not fit');
}
