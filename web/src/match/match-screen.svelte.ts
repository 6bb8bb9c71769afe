import { liesAtTable } from '../board/lies.ts';
import { cellsOf } from '../board/squares.ts';
import { decisiveIn, prospectsOf, type Ghost } from '../board/ghost.ts';
import { skinOf } from '../games/index.ts';
import type { Handling, Skin } from '../games/skin.ts';
import { language } from '../language/language.svelte.ts';
import { preferences } from '../preferences/preferences.svelte.ts';
import { PLAIN, type Paint } from '../theme/paints.ts';
import { actingColour, colourOf, coloursOf, isPool, racksOf } from '../wire/colours.ts';
import type { Event, Rack, View } from '../wire/types.ts';
import { Guide } from './guide.svelte.ts';
import { HeldPiece } from './held-piece.svelte.ts';
import { Hints } from './hints.svelte.ts';
import { distinct } from './distinct.ts';
import type { PieceControls } from './piece-controls.ts';
import { controlsOf, piecesOf, rackOf } from './controls-of.ts';
import type { LiveMatch } from './match.svelte.ts';
import { movesOf } from './moves.ts';
import { hasLaid } from './phase.ts';
import { freeCorners } from './corners.ts';
import { laidPiece, Places, type Place } from './places.ts';
import { Outlooks } from './outlook.svelte.ts';
import { namesOf } from './seats.ts';
import { withoutRules } from './worth-telling.ts';

const NOTHING: PieceControls = {
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
  readonly held: HeldPiece;
  readonly outlooks: Outlooks;
  readonly hints: Hints;
  readonly guide: Guide;
  private readonly trays: Places[] = [];
  /** A sentence for whoever plays: a refusal, a hint. */
  notice = $state('');
  /** Whether a move is on its way. */
  busy = $state(false);
  /** Whether a piece is being dragged. */
  lifted = $state(false);
  /** Whether a piece waits where it was put, to be confirmed. */
  isPut = $state(false);
  /** Whether a pointer is over the board, and what the piece would do is told there. */
  pointed = $state(false);
  /** Whether cells where something fits are shown on request. */
  lights = $state(false);

  /** The key of the move of the list that is looked at. */
  traced = $state<number | null>(null);
  /** The colours of who has just won. */
  cheered = $state.raw<readonly number[]>([]);

  readonly skin: Skin = $derived.by(() => skinOf(this.game));
  readonly names: readonly string[] = $derived.by(() =>
    namesOf(this.match.now?.seats ?? [], this.skin.paints, this.match.about?.owners),
  );
  readonly moves = $derived.by(() => movesOf(this.match.entries));
  readonly isMine: boolean = $derived.by(() => this.match.can('play') && !this.busy);
  readonly controls: PieceControls = $derived.by(() => this.controlsNow());
  readonly ghost: Ghost | null = $derived.by(() => this.ghostNow());
  readonly lit: readonly string[] = $derived.by(() => this.litNow());

  constructor(readonly match: LiveMatch) {
    this.held = new HeldPiece(
      () => this.controls,
      () => ({ seat: this.match.view?.turn ?? 0, colour: this.colour }),
    );
    this.outlooks = new Outlooks(match);
    this.hints = new Hints(match, this.held, this.outlooks);
    this.guide = new Guide(this);
  }

  /** The name of the game; none until the match is known. */
  get game(): string {
    return this.match.about?.game ?? '';
  }

  get handling(): Handling {
    return this.skin.handling;
  }

  /** Whether the board is seen from its far side. */
  get isTurned(): boolean {
    return this.skin.facing && this.match.view?.seat === 1;
  }

  /** The places of the tray of who plays. */
  readonly places: readonly Place[] = $derived.by(() => this.placesNow());

  /** Whether the board lies on its side: a long one does where the window is wide. */
  get lies(): boolean {
    return liesAtTable(this.skin);
  }

  /** The colour that acts. */
  get colour(): number {
    const view = this.match.view;
    return view ? actingColour(view) : 0;
  }

  /** The colour of the pieces of who plays here. */
  get ownColour(): number {
    const view = this.match.view;
    const rack = view ? rackOf(view) : undefined;
    return (rack && colourOf(rack)) ?? view?.seat ?? 0;
  }

  /** The other racks that who plays here lays from. */
  get otherRacks(): readonly Rack[] {
    const { view, about } = this.match;
    if (view?.seat == null) return [];
    const own = racksOf(view, about?.owners, view.seat);
    return own.filter((rack) => colourOf(rack) !== this.ownColour);
  }

  /** The colours that a seat lays. */
  coloursOf(seat: number): readonly number[] {
    return coloursOf(this.match.about?.owners, seat);
  }

  /** The enamel of a seat: that of its first colour. */
  paintOf(seat: number): Paint {
    return this.skin.paints[this.coloursOf(seat)[0] ?? seat] ?? PLAIN;
  }

  tell(event: Event): string {
    return withoutRules(language.tell(event.message, this.names, this.skin.paints));
  }

  /** Lay what is in hand, if it fits where it is. */
  async lay(): Promise<void> {
    const trial = this.held.trial;
    if (!trial || !this.isMine) return;
    if (trial.fits) await this.play(trial.move);
    else this.notice = (await this.outlooks.fetch(trial.move))?.refusal ?? '';
  }

  async play(move: string): Promise<void> {
    await this.attempt(async () => {
      this.guide.learn();
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
    this.isPut = false;
    this.hints.clear();
    this.held.begin();
  }

  /** A pointer is over a cell, or over none. */
  hover(cell: string | null): void {
    if (this.isMine && !this.isPut) this.held.point(cell);
  }

  /** A cell was touched: lay there, or hold the piece there until it is confirmed. */
  touch(cell: string): void {
    if (!this.isMine) return this.explain();
    const before = this.isPut ? this.held.trial?.move : undefined;
    this.held.touch(cell);
    const isSame = before !== undefined && before === this.held.trial?.move;
    if (this.held.piece === null) this.explain();
    else if (!preferences.confirms || isSame) void this.lay();
    else this.isPut = this.held.trial !== null;
  }

  /** The board was touched with nothing in hand: say what to do, or whose turn it is. */
  private explain(): void {
    const turn = this.match.view?.turn;
    const isOthers = !this.isMine && typeof turn === 'number' && turn >= 0 && !this.busy;
    const name = isOthers ? this.names[turn] : undefined;
    this.notice = name === undefined ? this.guide.words : language.say('guide-wait', { name });
  }

  /** Ask the engine where to look; asked again, for its moves; and again, why. */
  async hint(): Promise<void> {
    await this.attempt(() => this.hints.ask());
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
  protected ghostNow(): Ghost | null {
    const { ghost } = this.held;
    const { shown } = this.outlooks;
    if (!ghost || shown?.move !== ghost.move) return ghost;
    const { events } = shown;
    return { ...ghost, prospects: prospectsOf(events), decisive: decisiveIn(events) };
  }

  private placesNow(): readonly Place[] {
    const view = this.match.view;
    if (!view) return [];
    const { ownColour } = this;
    const rack = rackOf(view);
    const columns = view.board.kind === 'grid' ? view.board.columns : 0;
    const laid = this.moves
      .filter(
        ({ piece, colour }) => columns && piece && (!rack || isPool(rack) || colour === ownColour),
      )
      .map(({ piece, move }) => laidPiece(piece, cellsOf(move, columns), columns));
    this.trays[ownColour] ??= new Places();
    return this.trays[ownColour].arrange(piecesOf(view), laid);
  }

  /** The cells at which the colour that acts can go on. */
  get corners(): readonly string[] {
    const board = this.match.view?.board;
    if (board?.kind !== 'grid') return [];
    return freeCorners(board, this.colour, this.controls.placements);
  }

  /** Whether the colour that acts has nothing on the board: where it begins has to be plain. */
  private get isFirst(): boolean {
    const view = this.match.view;
    return this.handling.corners && view !== null && !hasLaid(view, this.colour);
  }

  private controlsNow(): PieceControls {
    const view: View | null = this.match.view;
    return view && this.isMine ? controlsOf(view, this.handling, this.isTurned) : NOTHING;
  }

  protected litNow(): readonly string[] {
    const { placements } = this.controls;
    if (this.hints.region.length) return this.hints.region;
    if (this.handling.lights) {
      const { piece } = this.held;
      const fitting = placements.filter((lay) => piece === null || lay.piece === piece);
      return distinct(fitting.map(({ aim }) => aim));
    }
    return this.lights || this.isFirst ? this.corners : [];
  }
}
