import { language, type Words } from '../language/language.svelte.ts';

const TEXTS = import.meta.glob<string>('./reviewed/*.ftl', { query: '?raw', import: 'default' });

const words: Words = async (code) => (await TEXTS[`./reviewed/${code}.ftl`]?.()) ?? '';

/** The words about reviewed games, which only one's own page needs. */
export const learned: Promise<void> = language.learn(words);
