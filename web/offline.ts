import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { CARDS } from './cards.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FRONT = '/';

/** Writes the service worker with the list of all files of the app, which it keeps. */
export function offline(): Plugin {
  return {
    name: 'tessella-offline',
    apply: 'build',
    generateBundle: {
      // Other plugins take parts out again that hold nothing but style.
      order: 'post',
      handler(_, bundle) {
        const kept = (name: string) => name !== 'index.html' && !name.startsWith(CARDS);
        const built = Object.keys(bundle).filter(kept);
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: workerOf(built) });
      },
    },
  };
}

function workerOf(built: readonly string[]): string {
  const given = readdirSync(`${HERE}public`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(`${HERE}public`, `${entry.parentPath}/${entry.name}`));
  const files = [FRONT, ...[...built, ...given].sort().map((name) => `/${name}`)];
  const contents = given.map((name) => readFileSync(`${HERE}public/${name}`).toString('base64'));
  const version = createHash('sha256')
    .update([...files, ...contents].join())
    .digest('hex');
  return readFileSync(`${HERE}worker.js`, 'utf8')
    .replace('__VERSION__', version.slice(0, 16))
    .replace("['__FILES__']", JSON.stringify(files));
}
