import { describe, expect, it } from 'vitest';
import { checked } from '../src/dice/audit.ts';
import { blockOf, commitmentOf, dueOf, hexOf, keyOf, numberOf } from '../src/dice/fair.ts';
import type { DiceAudit } from '../src/wire/types.ts';

// The match of docs/guide/fair-dice.md, to the byte.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '970f8cb33cf869a7be1fb44a146a5402089c5349cdea8f489d6e03d2fd43e65b';
const TERMS = [
  'match: example-1',
  'game: tetris-link',
  'options: seats=3 edition=fr dice=true',
  'nonce 0: ada',
  'nonce 1: bob-7',
  'nonce 2: Cem_2026',
];
const FACES = ['*', 'I', 'L', 'O', 'S', 'T'];

function audit(moves: readonly string[], commitment = `sha256:${COMMITMENT}`): DiceAudit {
  const decisions = moves.map((move, number) => ({
    number,
    version: number + 1,
    move,
    choices: number ? FACES : ['first:0', 'first:1', 'first:2'],
    weights: null,
    due: null,
  }));
  const nonces = ['ada', 'bob-7', 'Cem_2026'];
  const terms = TERMS.slice(1, 3);
  const told = { match: 'example-1', game: 'tetris-link', terms, commitment, nonces };
  return { ...told, secret: SECRET, kept: true, decisions };
}

describe('the protocol of fair dice', () => {
  it('gives the numbers of the guide', async () => {
    const key = await keyOf(SECRET, TERMS);
    expect(await commitmentOf(SECRET)).toBe(COMMITMENT);
    expect(hexOf(key)).toBe('bee9f112bef2f7a2b6fea7d4363c1ff87bd4288e3c56cb6249ed6fa3bb50614a');
    expect(hexOf(await blockOf(key, 0, 0))).toBe(
      'c41bfe76b9811bbcb0002d882825cd49361ffa799588d1e0feda641f8e0c27a3',
    );
  });

  it('throws away blocks that would make low numbers likelier', async () => {
    const key = await keyOf(SECRET, TERMS);
    const block = BigInt(`0x${hexOf(await blockOf(key, 0, 2))}`);
    expect(await numberOf(key, 0, 2n ** 255n + 1n)).toBe(block);
  });

  it('gives a move as many numbers as it weighs', async () => {
    const key = await keyOf(SECRET, TERMS);
    expect(await dueOf(key, 1, FACES)).toBe('T');
    expect(await dueOf(key, 1, ['few', 'many'], [5, 1])).toBe('many');
  });
});

describe('the audit of a match', () => {
  it('finds nothing wrong with honest dice', async () => {
    const verdict = await checked(audit(['first:0', 'T', 'O', '*']));
    expect(verdict?.isFair).toBe(true);
  });

  it('finds a roll that was bent, and what it should have been', async () => {
    const verdict = await checked(audit(['first:0', 'T', 'I', '*']));
    expect(verdict?.isFair).toBe(false);
    expect(verdict?.decisions[2]).toMatchObject({ isRight: false, computed: 'O' });
  });

  it('finds a secret that was not promised', async () => {
    const verdict = await checked(audit(['first:0'], `sha256:${'0'.repeat(64)}`));
    expect(verdict).toMatchObject({ isKept: false, isFair: false });
  });

  it('waits for the secret', async () => {
    expect(await checked({ ...audit([]), secret: null })).toBeNull();
  });
});
