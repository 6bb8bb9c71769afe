import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layerRules } from './layers.js';

const typed = {
    projectService: true,
    tsconfigRootDir: import.meta.dirname,
    extraFileExtensions: ['.svelte'],
};

export default ts.config(
    { ignores: ['node_modules', 'src/wire/types.ts'] },
    js.configs.recommended,
    ts.configs.strict,
    ts.configs.stylistic,
    svelte.configs.recommended,
    prettier,
    svelte.configs.prettier,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { ...typed, parser: ts.parser } },
    },
    {
        rules: {
            'max-lines': ['error', 300],
            'max-lines-per-function': ['error', 40],
            'no-console': 'error',
            'svelte/no-at-html-tags': 'error',
        },
    },
    ...layerRules,
    { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
);
