/* eslint-disable svelte/prefer-svelte-reactivity -- nothing is drawn from what was tried */
import { ask } from '../server/ask.ts';
import { colourIn } from '../wire/colours.ts';
import { laidAfter } from '../wire/events.ts';
import type { Cover, Evaluated, OpenedLine, Placed, Position } from '../wire/types.ts';
import { piecesIn } from './position-text.ts';

/** What is looked at: the game, who played it, and where it begins. */
type About = Omit<OpenedLine, 'moves'>;

/** A position of the tree, and the moves that were tried from it. */
export class Node {
  children = $state.raw<readonly Node[]>([]);
  /** The child that was looked at last: the way on leads there again. */
  entered = $state.raw<Node | null>(null);
  /** What the engine has found so far, and whether it was asked to think longer. */
  evaluation = $state.raw<Evaluated | null>(null);
  isDeep = $state(false);
  readonly laid: readonly Placed[];
  readonly ply: number;
  private readonly tried = new Map<string, Promise<Position>>();

  /** What the engine expects to be covered in the end. */
  cover = $state.raw<Cover | null>(null);

  constructor(
    readonly parent: Node | null,
    readonly position: Position,
    laid: readonly Placed[] = [],
  ) {
    this.ply = parent ? parent.ply + 1 : 0;
    this.laid = laidAfter(parent?.laid ?? laid, position.view);
  }

  /** The move that led here; none leads to the start. */
  get move(): string {
    return this.position.entry?.move ?? '';
  }

  /** How many moves the seats have made. */
  get number(): number {
    return this.path.filter(({ actor }) => actor >= 0).length;
  }

  /** Who made it; -1 is chance. */
  get actor(): number {
    return this.position.entry?.actor ?? -1;
  }

  /** The colour that it laid, or that of who made it. */
  get colour(): number {
    const laid = this.position.view.events.find(({ kind }) => kind === 'laid');
    return laid ? colourIn(laid) : Math.max(this.actor, 0);
  }

  /** The moves from the start to here. */
  get moves(): readonly string[] {
    return this.path.slice(1).map(({ move }) => move);
  }

  /** The positions from the start to here. */
  get path(): readonly Node[] {
    return this.parent ? [...this.parent.path, this] : [this];
  }

  /** Where the way on leads. */
  get next(): Node | null {
    return this.entered ?? this.children[0] ?? null;
  }

  /** Whether every move that led here was the first one: no variation. */
  get isMain(): boolean {
    return !this.parent || (this.parent.children[0] === this && this.parent.isMain);
  }

  /** The position after a move, which is asked for once. */
  after(move: string, fetch: () => Promise<Position>): Promise<Position> {
    const found = this.tried.get(move) ?? fetch();
    this.tried.set(move, found);
    found.catch(() => this.tried.delete(move));
    return found;
  }
}

/** A game with all that is tried in it, and the place that is looked at. */
export class Analysis {
  about: About;
  root: Node;
  current: Node;

  constructor(about: About, root: Node, start: Node) {
    this.about = $state.raw(about);
    this.root = $state.raw(root);
    this.current = $state.raw(start);
  }

  /** Begin again with a position that was set up. */
  restart(position: string, found: Position): void {
    this.about = { ...this.about, position };
    this.root = this.current = new Node(null, found, piecesIn(position));
  }

  /** The words of a line in texts and links, but for its moves. */
  get words(): readonly string[] {
    const { game, options, position } = this.about;
    const chosen = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
    return [game, ...chosen, ...(position ? [`at:${position}`] : [])];
  }

  /** The last position of the line that is looked at. */
  get tip(): Node {
    let node = this.current;
    while (node.next) node = node.next;
    return node;
  }

  /** A line of play as the server reads it. */
  lineTo(moves: readonly string[]): Pick<OpenedLine, 'game' | 'options' | 'moves' | 'position'> {
    const { game, options, position } = this.about;
    return { game, options, moves, position };
  }

  /** Look at a position. */
  show(node: Node): void {
    for (let at = node; at.parent; at = at.parent) at.parent.entered = at;
    this.current = node;
  }

  /** Go so many moves on, or back. */
  step(by: number): void {
    let node = this.current;
    for (let left = Math.abs(by); left > 0; left -= 1) {
      node = (by > 0 ? node.next : node.parent) ?? node;
    }
    this.show(node);
  }

  /** Look at another move in place of the one that led here. */
  turn(by: 1 | -1): void {
    const all = this.current.parent?.children ?? [];
    const other = all[all.indexOf(this.current) + by];
    if (other) this.show(other);
  }

  /** Look at where the variation left the main line. */
  leave(): void {
    let node = this.current;
    while (!node.isMain && node.parent) node = node.parent;
    this.show(node);
  }

  /** What a move would lead to; a `Problem` says why the law forbids it. */
  after(node: Node, move: string): Promise<Position> {
    const known = node.children.find((child) => child.move === move);
    if (known) return Promise.resolve(known.position);
    const moves = [...node.moves, move];
    const body = { ...this.lineTo(moves), start: moves.length };
    return node.after(move, async () => {
      const { positions } = await ask('POST /api/v1/analysis/positions', { body });
      if (!positions[0]) throw new Error('a line of play has an end');
      return positions[0];
    });
  }

  /** Make a move, and look at what it leads to. */
  async play(node: Node, move: string): Promise<Node> {
    const position = await this.after(node, move);
    const known = node.children.find((child) => child.move === position.entry?.move);
    const child = known ?? new Node(node, position);
    if (!known) node.children = [...node.children, child];
    this.show(child);
    return child;
  }
}

/** Open what a text holds, at a move of it; without one, at the end. */
export async function openText(text: string, ply?: number): Promise<Analysis> {
  const opened = await ask('POST /api/v1/analysis/text', { body: { text } });
  const positions = await positionsOf(opened);
  const [first, ...rest] = positions;
  if (!first) throw new Error('a line of play has a start');
  const root = new Node(null, first, piecesIn(opened.position));
  let [last, start] = [root, root];
  for (const position of rest) {
    const node = new Node(last, position);
    last.children = [node];
    last = node;
    if (ply === undefined || node.ply <= ply) start = node;
  }
  return new Analysis(opened, root, start);
}

async function positionsOf({
  game,
  options,
  moves,
  position,
}: OpenedLine): Promise<readonly Position[]> {
  const found: Position[] = [];
  do {
    const body = { game, options, moves, position, start: found.length };
    const { positions } = await ask('POST /api/v1/analysis/positions', { body });
    if (!positions.length) break;
    found.push(...positions);
  } while (found.length <= moves.length);
  return found;
}
