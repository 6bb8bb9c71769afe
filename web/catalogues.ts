import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:catalogue/';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PYTHON = `${HERE}../src/tessella`;

/** Folders with words that people see in the browser: the law's, the server's and our own. */
function folders(): string[] {
  const games = readdirSync(`${PYTHON}/games`).sort();
  const packages = ['core', ...games.map((game) => `games/${game}`), 'players', 'server'];
  return [...packages.map((name) => `${PYTHON}/${name}/messages`), `${HERE}src/messages`];
}

/** The files with the words of a language; those of a `part` of the app stand in its own folder. */
export function cataloguePaths(language: string, part = ''): string[] {
  return (part ? [`${HERE}src/${part}/messages`] : folders())
    .map((folder) => `${folder}/${language}.ftl`)
    .filter((path) => existsSync(path));
}

/** All words of a language as one Fluent text. */
export function catalogueText(language: string, part = ''): string {
  return cataloguePaths(language, part)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/**
 * Lets the app import `virtual:catalogue/fr`: the same words that the server has; and
 * `virtual:catalogue/learn/fr`: those of a part that is loaded when it is needed.
 */
export function catalogues(): Plugin {
  return {
    name: 'tessella-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = '', part] = id
        .slice(PREFIX.length + 1)
        .split('/')
        .reverse();
      cataloguePaths(language, part).forEach((path) => this.addWatchFile(path));
      return `export default ${JSON.stringify(catalogueText(language, part))};`;
    },
  };
}
