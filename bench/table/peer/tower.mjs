// Tetris Link without dice for two, as a game of boardgame.io: every move is checked and scored by the rules.
const COLUMNS = 10;
const ROWS = 20;
const EACH = 5;
const SHAPES = {
  I: ['####'],
  O: ['##', '##'],
  T: ['###', '.#.'],
  L: ['#.', '#.', '##'],
  S: ['.##', '##.'],
};

/** The shapes in all orientations: `key` names their cells, `feet` is the lowest cell of each column. */
const ORIENTATIONS = Object.entries(SHAPES).flatMap(([name, rows]) => {
  const found = new Map();
  let cells = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [[x, y]] : [])));
  for (let i = 0; i < 8; i++) {
    cells = cells.map(([x, y]) => (i === 4 ? [-x, y] : [y, -x]));
    found.set(keyOf(cells), { name, ...outline(cells) });
  }
  return [...found];
});
const BY_KEY = new Map(ORIENTATIONS);

function normal(cells) {
  const left = Math.min(...cells.map(([x]) => x));
  const low = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]) => [x - left, y - low]);
}

function keyOf(cells) {
  return normal(cells)
    .map(([x, y]) => `${x}.${y}`)
    .sort()
    .join(' ');
}

function outline(cells) {
  const normed = normal(cells);
  const width = Math.max(...normed.map(([x]) => x)) + 1;
  const tall = Math.max(...normed.map(([, y]) => y)) + 1;
  const column = (x) => normed.filter(([other]) => other === x).map(([, y]) => y);
  const columns = Array.from({ length: width }, (_, x) => column(x));
  return { tall, feet: columns.map((ys) => Math.min(...ys)), tops: columns.map((ys) => Math.max(...ys)) };
}

/** The row in which an orientation comes to rest. */
function restingRow({ feet }, left, heights) {
  return Math.max(...feet.map((foot, x) => heights[left + x] - foot));
}

function canPlace(left, heights) {
  return ORIENTATIONS.some(([, shape]) => {
    if (!left[shape.name]) return false;
    for (let x = 0; x + shape.feet.length <= COLUMNS; x++)
      if (restingRow(shape, x, heights) + shape.tall <= ROWS) return true;
    return false;
  });
}

/** The numbers of the pieces that are linked with a piece, itself included. `cells` hold the numbers of pieces. */
function groupOf(piece, cells, owners) {
  const group = new Set([piece]);
  for (const one of group)
    for (let cell = cells.indexOf(one); cell >= 0; cell = cells.indexOf(one, cell + 1))
      for (const next of neighbours(cell))
        if (cells[next] !== null && owners[cells[next]] === owners[piece]) group.add(cells[next]);
  return group;
}

function neighbours(cell) {
  const x = cell % COLUMNS;
  const found = [cell - COLUMNS, cell + COLUMNS].filter((next) => next >= 0 && next < COLUMNS * ROWS);
  if (x > 0) found.push(cell - 1);
  if (x < COLUMNS - 1) found.push(cell + 1);
  return found;
}

function lay({ G, playerID }, cells) {
  if (!Array.isArray(cells) || cells.length !== 4) return 'INVALID_MOVE';
  if (!cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < COLUMNS * ROWS)) return 'INVALID_MOVE';
  const places = cells.map((cell) => [cell % COLUMNS, Math.floor(cell / COLUMNS)]);
  const shape = BY_KEY.get(keyOf(places));
  const seat = Number(playerID);
  if (!shape || !G.left[seat][shape.name]) return 'INVALID_MOVE';
  const left = Math.min(...places.map(([x]) => x));
  const row = Math.min(...places.map(([, y]) => y));
  const heights = [...G.heights];
  if (row !== restingRow(shape, left, heights)) return 'INVALID_MOVE';

  const number = G.owners.length;
  G.owners.push(seat);
  G.scored.push(false);
  for (const cell of cells) G.cells[cell] = number;
  G.left[seat][shape.name] -= 1;
  const holes = shape.feet.reduce((sum, foot, x) => sum + row + foot - heights[left + x], 0);
  shape.tops.forEach((top, x) => (G.heights[left + x] = row + top + 1));
  G.scores[seat] -= Math.min(holes, 2);
  const group = groupOf(number, [...G.cells], [...G.owners]);
  if (group.size < 3) return;
  for (const one of group) {
    if (!G.scored[one]) G.scores[seat] += 1;
    G.scored[one] = true;
  }
}

const full = () => Object.fromEntries(Object.keys(SHAPES).map((name) => [name, EACH]));

export const tower = {
  name: 'tower',
  setup: () => ({
    cells: Array(COLUMNS * ROWS).fill(null),
    heights: Array(COLUMNS).fill(0),
    owners: [],
    scored: [],
    left: [full(), full()],
    scores: [0, 0],
  }),
  endIf: ({ G }) => !G.left.some((left) => canPlace(left, G.heights)) || undefined,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: () => 0,
      next: ({ G, ctx }) => {
        const other = (ctx.playOrderPos + 1) % 2;
        return canPlace(G.left[other], G.heights) ? other : ctx.playOrderPos;
      },
    },
  },
  moves: { lay },
};
