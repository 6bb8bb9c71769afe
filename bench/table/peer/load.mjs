// Two sockets a match, one move on its way at any time: moves a second, and how long each took.
import { createRequire } from 'node:module';

const require = createRequire(process.cwd() + '/');
const { io } = require('socket.io-client');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const delays = [];
let measuring = false;

function seat(matchID, playerID) {
  const socket = io(`http://127.0.0.1:${port}/tower`, { transports: ['websocket'], forceNew: true });
  let sent = 0;
  function play(state) {
    if (!state || state.ctx.currentPlayer !== playerID) return;
    sent = performance.now();
    const payload = { type: 'lay', args: [Math.floor(Math.random() * 10)], playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  }
  function heard(state) {
    if (sent && state.ctx.currentPlayer !== playerID) {
      if (measuring) delays.push(performance.now() - sent);
      sent = 0;
    }
    play(state);
  }
  socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
  socket.on('sync', (_, info) => play(info.state));
  socket.on('update', (_, state) => heard(state));
}

for (let i = 0; i < matches; i++) {
  seat(`m${i}`, '0');
  seat(`m${i}`, '1');
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
  }),
);
process.exit(0);
