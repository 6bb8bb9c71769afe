import { language, type Words } from '../language/language.svelte.ts';

const TEXTS = import.meta.glob<string>('./messages/*.ftl', { query: '?raw', import: 'default' });
const words: Words = async (code) => (await TEXTS[`./messages/${code}.ftl`]?.()) ?? '';

let learned: Promise<void> | null = null;

/** Know the words of the analysis board, which are fetched with it and not with the app. */
export function learnWords(): Promise<void> {
  return (learned ??= language.learn(words));
}
