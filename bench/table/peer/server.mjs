// A boardgame.io server with a game of the size of ours: a tower of 200 cells, a piece of four cells a move.
import { createRequire } from 'node:module';

const require = createRequire(process.cwd() + '/');
const { Server } = require('boardgame.io/server');

const COLUMNS = 10;
const ROWS = 20;
const MOVES = 25; // as long as a random game of Tetris Link

const tower = {
  name: 'tower',
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null), laid: 0, scores: [0, 0] }),
  endIf: ({ G }) => G.laid >= MOVES || undefined,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID, random }, column) => {
      if (!Number.isInteger(column) || column < 0 || column >= COLUMNS) return 'INVALID_MOVE';
      const row = G.laid % ROWS;
      for (let i = 0; i < 4; i++) G.cells[row * COLUMNS + ((column + i) % COLUMNS)] = playerID;
      G.laid += 1;
      G.scores[playerID] += random.D6();
    },
  },
};

const server = Server({ games: [tower], origins: ['http://127.0.0.1'] });
await server.run(Number(process.argv[2]));
