import type { Decision, DiceAudit } from '../wire/types.ts';
import { commitmentOf, dueOf, keyOf } from './fair.ts';

/** A decision of chance and whether it is the one that had to come. */
export interface Checked extends Decision {
  readonly computed: string;
  readonly isRight: boolean;
}

/** What this browser has worked out for itself. */
export interface Verdict {
  readonly commitment: string;
  readonly isKept: boolean;
  readonly decisions: readonly Checked[];
  readonly isFair: boolean;
}

/** The lines that stir the secret: match, game and options, and what each seat gave. */
function termsOf({ match, terms, nonces }: DiceAudit): string[] {
  const given = nonces.map((nonce, seat) => `nonce ${String(seat)}: ${nonce}`);
  return [`match: ${match}`, ...terms, ...given];
}

/** Work out the whole match again; null while its secret is not known. */
export async function checked(audit: DiceAudit): Promise<Verdict | null> {
  if (audit.secret === null) return null;
  const commitment = await commitmentOf(audit.secret);
  const key = await keyOf(audit.secret, termsOf(audit));
  const decisions = await Promise.all(
    audit.decisions.map(async (decision) => {
      const { number, choices, weights, move } = decision;
      const computed = await dueOf(key, number, choices, weights);
      return { ...decision, computed, isRight: computed === move };
    }),
  );
  const isKept = audit.commitment.replace(/^sha256:/, '') === commitment;
  return {
    commitment,
    isKept,
    decisions,
    isFair: isKept && decisions.every(({ isRight }) => isRight),
  };
}
