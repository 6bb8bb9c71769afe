import { decisiveIn, prospectsOf, type Ghost } from '../board/ghost.ts';
import { skinOf } from '../board/skins/index.ts';
import type { Skin } from '../board/skin.ts';
import { language } from '../language/language.svelte.ts';
import { ask } from '../server/ask.ts';
import { preferences } from '../settings/preferences.svelte.ts';
import type { Event, View } from '../wire/types.ts';
import { Choice } from './choice.svelte.ts';
import { distinct } from './distinct.ts';
import { handlingOf } from './handling.ts';
import type { Hands } from './hands.ts';
import { handsOf, piecesOf } from './hands-of.ts';
import type { LiveMatch } from './match.svelte.ts';
import { movesOf } from './moves.ts';
import { freeCorners } from './corners.ts';
import { Outlooks } from './outlook.svelte.ts';
import { namesOf } from './seats.ts';

const NOTHING: Hands = {
  placements: [],
  others: [],
  first: () => '',
  rotate: (_, turn) => turn,
  flip: (_, turn) => turn,
  attempt: () => null,
  pieceAt: () => null,
  step: (_, aim) => aim,
};

/** Everything that the screen of a match shows and does, for its components to share. */
export class MatchScreen {
  readonly choice: Choice;
  readonly outlooks: Outlooks;
  /** A sentence for whoever plays: a refusal, a hint. */
  notice = $state('');
  /** Whether a move is on its way. */
  busy = $state(false);
  /** Whether a piece is being dragged. */
  lifted = $state(false);
  /** Whether a piece waits where it was put, to be confirmed. */
  held = $state(false);
  /** Whether a pointer is over the board, and what the piece would do is told there. */
  pointed = $state(false);
  /** Whether cells where something fits are shown on request. */
  lights = $state(false);

  readonly skin: Skin = $derived.by(() => skinOf(this.game));
  readonly names: readonly string[] = $derived.by(() =>
    namesOf(this.match.now?.seats ?? [], this.skin.paints),
  );
  readonly moves = $derived.by(() => movesOf(this.match.entries));
  readonly isMine: boolean = $derived.by(() => this.match.can('play') && !this.busy);
  readonly hands: Hands = $derived.by(() => this.handsNow());
  readonly ghost: Ghost | null = $derived.by(() => this.ghostNow());
  readonly lit: readonly string[] = $derived.by(() => this.litNow());

  constructor(readonly match: LiveMatch) {
    this.choice = new Choice(
      () => this.hands,
      () => this.match.view?.turn ?? 0,
    );
    this.outlooks = new Outlooks(match);
  }

  get game(): string {
    return this.match.about?.game ?? 'blokus-duo';
  }

  get handling() {
    return handlingOf(this.game);
  }

  /** Whether the board is seen from its far side. */
  get isTurned(): boolean {
    return this.skin.facing && this.match.view?.seat === 1;
  }

  get pieces() {
    const view = this.match.view;
    return view ? piecesOf(view) : [];
  }

  tell(event: Event): string {
    return language.tell(event.message, this.names);
  }

  /** Lay what is in hand, if it fits where it is. */
  async lay(): Promise<void> {
    const trial = this.choice.trial;
    if (!trial || !this.isMine) return;
    if (trial.fits) await this.play(trial.move);
    else this.notice = (await this.outlooks.fetch(trial.move))?.refusal ?? '';
  }

  async play(move: string): Promise<void> {
    await this.attempt(async () => {
      this.busy = true;
      try {
        await this.match.play(move);
      } finally {
        this.busy = false;
      }
    });
  }

  /** A position has come: what was in hand stays there if it can still be laid. */
  begin(): void {
    this.held = false;
    this.choice.begin();
  }

  /** A pointer is over a cell, or over none. */
  hover(cell: string | null): void {
    if (this.isMine && !this.held) this.choice.point(cell);
  }

  /** A cell was touched: lay there, or hold the piece there until it is confirmed. */
  touch(cell: string): void {
    if (!this.isMine) return;
    const before = this.held ? this.choice.trial?.move : undefined;
    this.choice.touch(cell);
    const isSame = before !== undefined && before === this.choice.trial?.move;
    if (!preferences.confirms || isSame) void this.lay();
    else this.held = this.choice.trial !== null;
  }

  /** Ask the engine, and show its move on the board. */
  async hint(): Promise<void> {
    await this.attempt(async () => {
      const path = { match_id: this.match.id };
      const { moves } = await ask('POST /api/v1/matches/{match_id}/hint', { path });
      const [best] = moves;
      if (!best) return;
      const value = Math.round(best.value * 100);
      const isLaid = this.choice.show(best.move);
      const move = isLaid
        ? (this.choice.piece ?? '')
        : language.say('play-other', { move: best.move });
      this.notice = language.say('play-hinted', { move, value });
    });
  }

  /** Do something; if it is refused, say why. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.notice = '';
    try {
      await work();
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error);
    }
  }

  /** The piece that is tried, and what it would bring as far as that is known. */
  private ghostNow(): Ghost | null {
    const { ghost } = this.choice;
    const { shown } = this.outlooks;
    if (!ghost || shown?.move !== ghost.move) return ghost;
    const { events } = shown;
    return { ...ghost, prospects: prospectsOf(events), decisive: decisiveIn(events) };
  }

  private handsNow(): Hands {
    const view: View | null = this.match.view;
    return view && this.isMine ? handsOf(view, this.handling, this.isTurned) : NOTHING;
  }

  protected litNow(): readonly string[] {
    const { placements } = this.hands;
    if (this.handling.lights) {
      const { piece } = this.choice;
      const fitting = placements.filter((lay) => piece === null || lay.piece === piece);
      return distinct(fitting.map(({ aim }) => aim));
    }
    const board = this.match.view?.board;
    if (!this.lights || board?.kind !== 'grid') return [];
    return freeCorners(board, this.match.view?.turn ?? 0, placements);
  }
}
