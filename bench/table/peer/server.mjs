// A boardgame.io server that keeps matches in memory.
import { createRequire } from 'node:module';

import { tower } from './tower.mjs';

const require = createRequire(process.cwd() + '/');
const { Server } = require('boardgame.io/server');

const server = Server({ games: [tower], origins: ['http://127.0.0.1'] });
await server.run(Number(process.argv[2]));
