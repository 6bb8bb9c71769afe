import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:catalogue/';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PYTHON = `${HERE}../src/tessella`;

/** Folders with words that the browser says: the law's and our own. The server says its own. */
function folders(): string[] {
  const games = readdirSync(`${PYTHON}/games`).sort();
  const packages = ['core', 'review', ...games.map((game) => `games/${game}`)];
  const folders = readdirSync(`${HERE}src/games`).sort();
  const shared = ['messages', 'people/messages', 'result/messages', 'review/messages'];
  const ours = [...shared, ...folders.map((game) => `games/${game}/messages`)];
  return [
    ...packages.map((name) => `${PYTHON}/${name}/messages`),
    ...ours.map((name) => `${HERE}src/${name}`),
  ];
}

/** The files with the words of a language. */
export function cataloguePaths(language: string): string[] {
  return folders()
    .map((folder) => `${folder}/${language}.ftl`)
    .filter((path) => existsSync(path));
}

/** All words of a language as one Fluent text; comments are for translators. */
export function catalogueText(language: string): string {
  return cataloguePaths(language)
    .map((path) => readFileSync(path, 'utf8').replaceAll(/^#.*\n/gm, ''))
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n');
}

/** Lets the app import `virtual:catalogue/fr`: the words of the law, the same that the server has, and our own. */
export function catalogues(): Plugin {
  return {
    name: 'tessella-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      cataloguePaths(language).forEach((path) => this.addWatchFile(path));
      return `export default ${JSON.stringify(catalogueText(language))};`;
    },
  };
}
