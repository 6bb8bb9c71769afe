import { ask } from '../server/ask.ts';
import type { Placed, SetUp } from '../wire/types.ts';
import { changed, piecesIn, toggled, without } from './position-text.ts';
import type { Analysis } from './tree.svelte.ts';

/** So many steps can be taken back. */
const MOST = 200;

/** Sets up a position: every change is the law's to allow, and to explain if it does not. */
export class Setting {
  isOn = $state(false);
  isBusy = $state(false);
  /** Why the law does not allow what was tried last. */
  problem = $state('');
  /** What parts of which there are only few kinds may be. */
  choices = $state.raw<SetUp['choices']>({});
  private past = $state.raw<readonly string[]>([]);

  constructor(private readonly analysis: Analysis) {}

  get position(): string {
    return this.analysis.about.position;
  }

  get pieces(): readonly Placed[] {
    return piecesIn(this.position);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Begin with the position that is looked at. */
  async begin(): Promise<void> {
    const { current } = this.analysis;
    this.past = [];
    this.isOn = await this.attempt(async () => {
      await this.open(await this.told(current.moves, false));
    });
  }

  end(): void {
    this.isOn = false;
    this.problem = '';
  }

  /** Lay a piece; turn and roll stay what they are. */
  put(move: string): Promise<boolean> {
    return this.change(() => this.told([move], true));
  }

  /** Take the piece away that covers a cell; false if there is none. */
  take(cell: string): boolean {
    const index = this.pieces.findLastIndex(([, move]) => covers(move, cell));
    if (index < 0) return false;
    void this.remove(index);
    return true;
  }

  remove(index: number): Promise<boolean> {
    return this.become(without(this.position, index));
  }

  choose(name: string, value: string): Promise<boolean> {
    return this.become(changed(this.position, name, value));
  }

  /** Put a word into a part, or take it out of it: a tile of a hand. */
  toggle(name: string, word: string): Promise<boolean> {
    return this.become(toggled(this.position, name, word));
  }

  clear(): Promise<boolean> {
    return this.become(changed(this.position, 'laid', ''));
  }

  async undo(): Promise<void> {
    const last = this.past.at(-1);
    if (last === undefined) return;
    this.past = this.past.slice(0, -1);
    await this.attempt(async () => {
      await this.open(await this.told([], false, last));
    });
  }

  private become(position: string): Promise<boolean> {
    return this.change(() => this.told([], false, position));
  }

  private change(work: () => Promise<SetUp>): Promise<boolean> {
    const before = this.position;
    return this.attempt(async () => {
      await this.open(await work());
      this.past = [...this.past, before].slice(-MOST);
    });
  }

  private told(moves: readonly string[], put: boolean, position = this.position): Promise<SetUp> {
    const body = { ...this.analysis.lineTo(moves), position, put };
    return ask('POST /api/v1/analysis/setup', { body });
  }

  private async open({ position, choices }: SetUp): Promise<void> {
    const body = { ...this.analysis.lineTo([]), position, start: 0 };
    const { positions } = await ask('POST /api/v1/analysis/positions', { body });
    if (!positions[0]) throw new Error('a position that was set up is one');
    this.choices = choices;
    this.analysis.restart(position, positions[0]);
  }

  private async attempt(work: () => Promise<void>): Promise<boolean> {
    this.problem = '';
    this.isBusy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

/** Whether a piece lies on a cell; a tile goes by its own. */
function covers(move: string, cell: string): boolean {
  return move.split(',').includes(cell) || move.startsWith(`${cell}:`);
}
