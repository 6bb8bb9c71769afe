/**
 * The folders of `src/` from top to bottom: each may use those below it, none those above it or
 * beside it.
 */
export const LAYERS = [
    ['app'],
    [
        'analysis',
        'archive',
        'dice',
        'home',
        'learn',
        'open',
        'people',
        'play',
        'printing',
        'puzzles',
        'ranking',
        'replay',
        'rules',
        'settings',
    ],
    ['notifications'],
    ['result', 'review'],
    ['playback'],
    ['match'],
    ['panels'],
    ['rack'],
    ['socket'],
    ['board'],
    ['games'],
    ['frame'],
    ['server'],
    ['router', 'preferences', 'language'],
    ['theme'],
    ['wire'],
];

/** The folders that one may not use: those above it and beside it. */
export function forbiddenTo(folder) {
    const level = LAYERS.findIndex((layer) => layer.includes(folder));
    return LAYERS.slice(0, level + 1)
        .flat()
        .filter((other) => other !== folder);
}

/** Refuse imports that match a pattern, whether they are made at once or when needed. */
function refuse(files, pattern, message) {
    const written = pattern.replaceAll('/', '\\/');
    return {
        files,
        rules: {
            'no-restricted-imports': ['error', { patterns: [{ regex: pattern, message }] }],
            'no-restricted-syntax': [
                'error',
                { selector: `ImportExpression > Literal[value=/${written}/]`, message },
            ],
        },
    };
}

/** The layers as rules of eslint. A game is found by looking, and knows nothing but its own form. */
export const layerRules = [
    ...LAYERS.flat().map((folder) => {
        const others = forbiddenTo(folder).join('|') || '$';
        return refuse(
            [`src/${folder}/**`],
            `^(\\.\\./)+((${others})/|games/[^/]+/)`,
            `${folder}/ may use only what layers.js lists below it.`,
        );
    }),
    refuse(['src/games/*/**'], '^\\.\\./(?!skin\\.ts$)', 'A game knows nothing but skin.ts.'),
];
