import type { EvaluatedMove, LineMove } from '../wire/types.ts';

/** A move with what the others answer at once; where chance comes between, nobody knows. */
export function expectedAfter({ line }: EvaluatedMove): readonly LineMove[] {
  const [first, ...rest] = line;
  if (!first) return [];
  const answer = rest.find(({ seat }) => seat !== first.seat);
  return answer && answer.seat >= 0 ? [first, answer] : [first];
}
