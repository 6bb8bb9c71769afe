import { language, type Words } from '../language/language.svelte.ts';

const TEXTS = import.meta.glob<string>('./messages/*.ftl', { query: '?raw', import: 'default' });

const words: Words = async (code) => (await TEXTS[`./messages/${code}.ftl`]?.()) ?? '';

/** The words of these pages, which no other page needs. */
export const learned: Promise<void> = language.learn(words);
