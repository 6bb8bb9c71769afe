import rules from 'virtual:rules';
import { foreignGames, prepare } from '../games/index.ts';
import type { Language } from '../language/catalogue.ts';
import { ask } from '../server/ask.ts';
import type { RuleNode } from './tree.ts';

/** The rules of a game in a language; those of a game of others come from the server. */
export async function rulesOf(game: string, code: Language): Promise<readonly RuleNode[] | null> {
  if (rules[game]) return (await rules[game][code]()).default;
  await prepare(game);
  if (!foreignGames().includes(game)) return null;
  const path = { name: game, spoken: code };
  const text = await ask('GET /api/v1/games/{name}/rules/{spoken}', { path });
  const { treeOf, withoutPictures } = await import('./markdown.ts');
  return withoutPictures(treeOf(text, 1));
}
