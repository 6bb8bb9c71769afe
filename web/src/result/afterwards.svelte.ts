import { ask } from '../server/ask.ts';
import type { ListedMatch, MatchStatus, Player, Rack } from '../wire/types.ts';
import { streakAgainst } from './levels.ts';

const ATTEMPTS = 4;
const PAUSE = 1200;
/** Later than any frame. */
const END = 100_000;

/** What is known of a match only once it is over: all hands, ratings, and one's own streak. */
export class Afterwards {
  /** The pieces that each seat has left. */
  racks = $state.raw<readonly Rack[]>([]);
  /** Who played, each with the rating before the match and what the match did to it. */
  players = $state.raw<readonly Player[]>([]);
  /** How often in a row the computer of this level was beaten, this match included. */
  streak = $state(0);

  constructor(
    private readonly id: string,
    private readonly game: string,
  ) {}

  /** Ask for all of it; what the server does not tell is not shown. */
  async look(now: MatchStatus, isRated: boolean, level: number | null): Promise<void> {
    this.racks = (now.view?.racks ?? []).filter(({ seat }) => seat !== null);
    const name = now.seats.find((_, seat) => now.mine.includes(seat))?.name;
    const known = name ?? now.seats.find((seat) => seat.name)?.name;
    await Promise.all([
      this.open().catch(() => undefined),
      known ? this.compare(known, isRated, level).catch(() => undefined) : undefined,
    ]);
  }

  /** Lay hidden hands open, as anybody may see them now. */
  private async open(): Promise<void> {
    const closed = this.racks.filter(({ hidden }) => hidden > 0);
    if (!closed.length) return;
    const path = { match_id: this.id };
    const page = (query: { seat?: number; start: number }) =>
      ask('GET /api/v1/matches/{match_id}/frames', { path, query });
    const { total } = await page({ start: END });
    const seen = await Promise.all(
      closed.map(async ({ seat }) => {
        const { frames } = await page({ seat: seat ?? 0, start: total - 1 });
        return frames.at(-1)?.view.racks.find((rack) => rack.seat === seat);
      }),
    );
    this.racks = this.racks.map((rack) => seen.find((one) => one?.seat === rack.seat) ?? rack);
  }

  /** Ratings come a moment after the end. */
  private async compare(name: string, isRated: boolean, level: number | null): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const matches = await this.finished(name);
      const found = matches.find(({ id }) => id === this.id);
      this.players = found?.players ?? [];
      if (level !== null) this.streak = streakAgainst(matches, name, level);
      if (found && (!isRated || this.players.some(({ change }) => change != null))) return;
      await new Promise((over) => setTimeout(over, PAUSE));
    }
  }

  private async finished(name: string): Promise<readonly ListedMatch[]> {
    const wish = { path: { name }, query: { game: this.game } };
    return (await ask('GET /api/v1/people/{name}/matches', wish)).matches;
  }
}
