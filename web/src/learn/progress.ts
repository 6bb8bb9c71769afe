/** How far somebody is in a lesson: the step to go on with, and whether the end was ever reached. */
export interface Progress {
  readonly step: number;
  readonly done: boolean;
}

/** What a text of an earlier visit holds; whatever is no progress is left out. */
export function readProgress(text: string | null): Record<string, Progress> {
  try {
    const kept = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, value]) => {
        const { step, done } = (value ?? {}) as Partial<Progress>;
        return Number.isInteger(step) && Number(step) >= 0
          ? [[game, { step: Number(step), done: done === true }]]
          : [];
      }),
    );
  } catch {
    return {};
  }
}
