// Match after match over two sockets each, one move on its way at any time: moves a second, and how long each took.
// The matches are games that were played beforehand (games.json): the texts of their moves, and how they were scored.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(process.cwd() + '/');
const { io } = require('socket.io-client');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const games = JSON.parse(readFileSync('games.json', 'utf8'));
const delays = [];
let wrong = 0;
let measuring = false;

/** Two sockets that play match after match: the first seat makes a match, then the second joins it. */
function table(name) {
  let count = 0;
  let match = '';
  let game = games[0];
  const seats = ['0', '1'].map((playerID) => {
    const socket = io(`http://127.0.0.1:${port}/tower`, { transports: ['websocket'], forceNew: true });
    let sent = 0;
    function play(state) {
      if (state.ctx.currentPlayer !== playerID) return;
      sent = performance.now();
      const payload = { type: 'lay', args: [game.moves[state.G.owners.length]], playerID };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, playerID);
    }
    socket.on('sync', (id, info) => {
      if (id !== match) return;
      if (playerID === '0') seats[1].emit('sync', match, '1', undefined, 2);
      else seats[0].begin(info.state);
    });
    socket.on('update', (id, state) => {
      if (id !== match) return;
      if (sent) {
        if (measuring) delays.push(performance.now() - sent);
        sent = 0;
      }
      if (!state.ctx.gameover) play(state);
      else if (playerID === '0') {
        if (String(state.G.scores) !== String(game.scores)) wrong += 1;
        next();
      }
    });
    socket.begin = play;
    return socket;
  });
  function next() {
    match = `${name}-${count++}`;
    game = games[Math.floor(Math.random() * games.length)];
    seats[0].emit('sync', match, '0', undefined, 2);
  }
  seats[0].on('connect', next);
}

for (let i = 0; i < matches; i++) {
  table(`m${i}`);
  if (i % 20 === 19) await new Promise((done) => setTimeout(done, 50));
}
await new Promise((done) => setTimeout(done, 5000));
measuring = true;
const began = performance.now();
await new Promise((done) => setTimeout(done, seconds * 1000));
const took = (performance.now() - began) / 1000;
delays.sort((a, b) => a - b);
const mark = (share) => delays[Math.floor(delays.length * share)] ?? 0;
console.log(
  JSON.stringify({
    moves: delays.length,
    'moves a second': delays.length / took,
    'p50 ms': mark(0.5),
    'p99 ms': mark(0.99),
    wrong,
  }),
);
process.exit(0);
