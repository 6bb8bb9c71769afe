import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('./src/games/', import.meta.url));
const TITLES = '%TITLES%';

/** The titles of all games that have a folder, as one list in words. */
export function titlesInWords(): string {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory());
  const titles = folders
    .map(({ name }) => JSON.parse(readFileSync(`${GAMES}${name}/facts.json`, 'utf8')) as unknown)
    .map((facts) => (facts as { title: string }).title);
  return new Intl.ListFormat('en-GB').format(titles.sort());
}

/** Lets the page say which games there are. */
export function titles(): Plugin {
  return {
    name: 'tessella-titles',
    transformIndexHtml: (html) => html.replace(TITLES, titlesInWords()),
  };
}
