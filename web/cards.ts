import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('./src/games/', import.meta.url));
/** Where the pictures are served that messengers show of links. */
export const CARDS = 'cards/';

/** Puts the pictures of links beside the app: one of each game that has one, and one of all. */
export function cards(): Plugin {
  return {
    name: 'tessella-cards',
    apply: 'build',
    generateBundle() {
      const folders = readdirSync(GAMES, { withFileTypes: true }).filter((it) => it.isDirectory());
      const files = [
        ['tessella', `${GAMES}card.png`],
        ...folders.map(({ name }) => [name, `${GAMES}${name}/card.png`]),
      ] as const;
      for (const [name = '', path = ''] of files) {
        if (!existsSync(path)) continue;
        const fileName = `${CARDS}${name}.png`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
  };
}
