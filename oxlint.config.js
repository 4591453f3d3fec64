import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

const foldersOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
const REMOTES = readdirSync('.').filter((name) => name.startsWith('mf-'));
const below = (root, ...folders) => folders.map((folder) => `${root}/${folder}/**`);
const WRAPPED_BY_THE_KIT = [
  '@mui/*',
  '@emotion/*',
  'final-form*',
  'react-final-form*',
  '@reduxjs/*',
  'react-redux',
  'redux',
  'react-multi-carousel*',
  '@tiptap/*',
];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.tsx'];

/** What the React compiler requires. Biome judges dependencies, and takes the reasons. */
const COMPILER_RULES = Object.fromEntries(
  [
    'error-boundaries',
    'globals',
    'immutability',
    'incompatible-library',
    'preserve-manual-memoization',
    'purity',
    'refs',
    'set-state-in-effect',
    'set-state-in-render',
    'static-components',
    'unsupported-syntax',
    'use-memo',
  ].map((rule) => [`react/${rule}`, 'error']),
);

const forbid = (files, ignores, group, message, regex) => ({
  files,
  excludeFiles: [...ignores, ...TESTS],
  rules: {
    'site/no-restricted-imports': [
      'error',
      { patterns: [{ group, message }, ...(regex ? [{ regex, message }] : [])] },
    ],
  },
});

const ELAPSED =
  "BinaryExpression[operator='-'][left.type='CallExpression'][left.callee.property.name='now'][right.type!='Literal']";
const NO_ELAPSED =
  'A time that has passed depends on the machine: assert what happened, and let the bound of the test end it.';
/** Tests wait for states. Not seen here: a passed time that is kept in a variable first, and sleeps by `setTimeout`. */
const NO_TIMING = [
  {
    selector: "Literal[value='networkidle']",
    message: 'Wait for a state of the page: `waitForIdle`, an element, a response.',
  },
  {
    selector: "MemberExpression[property.name='waitForTimeout']",
    message: 'Wait for a state, or move the clock of the page with `page.clock`.',
  },
  { selector: `CallExpression[callee.name='expect'] > ${ELAPSED}`, message: NO_ELAPSED },
  { selector: `CallExpression[callee.name='expect'] > CallExpression > ${ELAPSED}`, message: NO_ELAPSED },
];

// Another rule than that of `forbid`, since of two settings of one rule the later holds alone.
const reserveForTheKit = (files, group) => ({
  files,
  excludeFiles: ['shell/kit/**'],
  rules: {
    'site/no-reserved-imports': ['error', { patterns: [{ group, message: 'Only the kit imports these.' }] }],
  },
});

/** Where a remote keeps its pages, each in a folder, apart from what these build on. */
const pagesOf = (remote) => ['pages', 'screens'].find((folder) => existsSync(`${remote}/src/${folder}`));

/** The rule that keeps imports of some files out of some folders. Fewer zones for a file are judged faster. */
const fence = (files, zones, ignores = []) => ({
  files,
  excludeFiles: ignores,
  // The rule refuses an empty list.
  rules: zones.length ? { 'imports/no-restricted-paths': ['error', { zones }] } : {},
});
/** Pages know the folders beside `pages`, and these know no page. Computed, so a new page is fenced at once. */
const pageFencesOf = (remote) => {
  const source = `./${remote}/src`;
  const pages = `${source}/${pagesOf(remote)}`;
  return [
    ...foldersOf(pages).map((page) => ({
      target: `${pages}/${page}`,
      from: pages,
      except: [`./${page}`],
      message: 'Pages do not import each other; what two of them need lies in a folder beside theirs.',
    })),
    ...foldersOf(source)
      .filter((folder) => folder !== pagesOf(remote))
      .map((folder) => ({
        target: `${source}/${folder}`,
        from: pages,
        message: 'Only `remote.ts` names pages.',
      })),
  ];
};
const workbenchFences = foldersOf('mf-admin/src')
  .filter((folder) => !['screens', 'workbench'].includes(folder))
  .map((folder) => ({
    target: `./mf-admin/src/${folder}`,
    from: './mf-admin/src/workbench',
    message: 'The workbench builds on these folders, not they on it.',
  }));
const remoteFences = REMOTES.map((remote) =>
  fence(
    [`${remote}/**/*.{ts,tsx}`],
    [...pageFencesOf(remote), ...(remote === 'mf-admin' ? workbenchFences : [])],
  ),
);
/** The layers of a folder, from the bottom up: imports point down. */
const layersOf = (root, layers, name) =>
  layers.slice(0, -1).map((layer, at) => ({
    target: `${root}/${layer}`,
    from: layers.slice(at + 1).map((above) => `${root}/${above}`),
    message: `Imports point down: see ${name}.`,
  }));
/** The layers of the API from the bottom up: each may import those before it. */
const API_LAYERS = [
  'platform',
  'identity',
  'notifications',
  'rollbacks',
  'openapi',
  'media',
  'settings',
  'insights',
  'content',
  'siteData',
  'leads',
  'bookings',
  'audience',
  'hubspot',
  'tools',
  'seo',
  'reporting',
  'dashboard',
  'auditLog',
  'wiring',
];
const layerFencesOf = (layer) =>
  layersOf('./api', API_LAYERS, 'API_LAYERS').filter(({ target }) => target === `./api/${layer}`);
const routeFencesOf = (domain) =>
  foldersOf(`api/${domain}`)
    .map((noun) => ({
      target: `./api/${domain}/${noun}`,
      from: foldersOf(`api/${domain}`)
        .filter((other) => other !== noun)
        .map((other) => `./api/${domain}/${other}/routes.ts`),
      message: "A domain's folder may use another's model or policy, never its routes.",
    }))
    .filter(({ from }) => from.length > 0);
const apiFences = API_LAYERS.flatMap((layer) => {
  const files = [`api/${layer}/**/*.ts`];
  const routeFences = layer === 'platform' ? [] : routeFencesOf(layer);
  return [
    // Tests speak to the whole API over HTTP, and prepare records of any domain.
    fence(files, routeFences),
    fence(files, [...layerFencesOf(layer), ...routeFences], TESTS),
  ];
});
/** The folders of the shell's server from the bottom up: each may import those before it. */
const SERVER_LAYERS = [
  'limits',
  'http',
  'cache',
  'releases',
  'socialImages',
  'render',
  'liveReleases',
  'monitoring',
  'proxy',
  'search',
  'routing',
  'seo',
];
/** The folders of the build tools from the bottom up: each may import those before it. */
const BUILD_LAYERS = [
  'workspace',
  'processes',
  'webpack',
  'releases',
  'packaging',
  'publishing',
  'stack',
  'development',
  'checks',
  'test',
];
const shellFences = fence(
  ['shell/**/*.{ts,tsx}'],
  [
    ...layersOf('./shell/server', SERVER_LAYERS, 'SERVER_LAYERS'),
    ...layersOf('./shell/build', BUILD_LAYERS, 'BUILD_LAYERS'),
    {
      target: './shell/kit',
      from: ['./shell/src', './shell/server'],
      message: 'The kit knows nothing of the shell.',
    },
    { target: './shell/src', from: './shell/server', message: 'The browser cannot run the server.' },
  ],
);

export default defineConfig({
  plugins: ['react'],
  jsPlugins: [{ name: 'imports', specifier: 'eslint-plugin-import-x' }, './shell/build/checks/lintPlugin.js'],
  settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } } },
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '.cache/**', '.data/**', '**/test-results/**'],
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        'react/rules-of-hooks': 'error',
        'site/no-circular-folders': 'error',
        'no-restricted-properties': [
          'error',
          {
            object: 'URL',
            property: 'canParse',
            message: 'Node 20 gets it wrong once it is optimized: use `parseUrl` of platform/contracts.',
          },
        ],
        'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['**/*.tsx', '**/use*.ts'],
      excludeFiles: TESTS,
      rules: COMPILER_RULES,
    },
    {
      files: [
        '**/content*.ts',
        '**/*.illustration.ts',
        '**/*Look.ts',
        '**/*Styles.ts',
        'shell/kit/theme/*Css.ts',
        '**/content/**',
        'shell/illustrations/**',
      ],
      rules: { 'max-lines': 'off' },
    },
    ...remoteFences,
    ...apiFences,
    shellFences,
    reserveForTheKit(['**/*.ts', '**/*.tsx'], WRAPPED_BY_THE_KIT),
    // The shell puts the kit's store and its styles around the pages.
    reserveForTheKit(['shell/**'], [...WRAPPED_BY_THE_KIT, '!@emotion/cache', '!react-redux']),
    {
      files: ['shell/**/*.ts', 'shell/**/*.tsx', ...REMOTES.map((remote) => `${remote}/**/*.{ts,tsx}`)],
      excludeFiles: TESTS,
      rules: {
        'site/no-restricted-syntax': [
          'error',
          {
            selector: 'TemplateElement[value.raw=/@media [^{]*-width:/]',
            message: 'Widths have names: below.phone, from.phone and their like, of the kit.',
          },
          {
            selector: 'TemplateElement[value.raw=/z-index: [0-9]{2}/]',
            message: "Layers above the page have names: `var(--layer-...)` of the kit's global sheet.",
          },
          {
            selector:
              'TemplateElement[value.raw=/[a-z0-9)\\]&] :(is|where|has|not|hover|focus|first|last|nth)/]',
            message: 'The build takes the space before a colon away: write `*:hover`, not ` :hover`.',
          },
        ],
      },
    },
    {
      // Benchmarks measure time; tests must not depend on it.
      files: [...TESTS, 'e2e/**/*.ts', 'api/testing/**', 'shell/testing/**'],
      excludeFiles: ['e2e/tools/benchmarks/**'],
      rules: { 'site/no-restricted-syntax': ['error', ...NO_TIMING] },
    },
    // Playwright's fixtures hand over with a function they call `use`.
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // A test's component may tell its test what it saw.
    { files: TESTS, rules: { 'react/globals': 'off' } },
    forbid(
      REMOTES.map((remote) => `${remote}/src/**`),
      [],
      [
        '@site/mf-*',
        ...below('@site/shell', 'src', 'server', 'build'),
        // Not shared with remotes: they would get a copy of their own.
        '@site/shell/kit/store',
        '@site/shell/kit/server',
        '@site/shell/testing',
      ],
      'Pages speak through @site/shell/kit; remotes and servers are reached by address.',
      '^@site/api/(testing|scanner/|platform/(?!contracts/)|.*/(model|routes|example)$)',
    ),
    forbid(
      ['shell/src/**', 'shell/server/**'],
      [],
      ['@site/mf-*', '**/mf-*/**'],
      'Remotes are reached by address.',
    ),
    {
      files: ['api/**/*.ts'],
      rules: {
        'site/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(@site|(\\.\\./)+)/?(mf-|shell(/|$))',
                message: 'The shell and the remotes build on the API, not the API on them.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['api/**/contract.ts'],
      rules: {
        'site/no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'superstruct',
                importNames: ['optional'],
                message: 'The one of platform/contracts keeps what is documented of the field.',
              },
            ],
            patterns: [
              {
                regex:
                  '^(?!superstruct$|(\\.\\./)+(platform/contracts/(endpoint|listOf|formInteger|parseUrl|settingFields)|users/roles|identity/users/roles)$|\\./(roles|kinds)$|(\\.\\.?/)+([a-zA-Z]+/)*contract$)',
                message:
                  'A contract is data: superstruct, the contract language, roles, kinds and other contracts.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['api/**/policy.ts', 'api/identity/access/can.ts'],
      rules: {
        'site/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex:
                  '^(?!(\\.{1,2}/)+((identity/)?access/can|can|(identity/)?users/roles|roles|([a-zA-Z]+/)*(contract|policy))$)',
                message: 'Screens read permissions too: a policy knows other policies, contracts and `can`.',
              },
            ],
          },
        ],
      },
    },
    forbid(
      ['e2e/**'],
      [],
      ['@site/mf-*', '../../mf-*', '../../api/**'],
      'Tests use the public entry points.',
      '^@site/api/(?!testing|platform/db/embedded$|([a-zA-Z]+/)+(contract|example)$)',
    ),
  ],
});
