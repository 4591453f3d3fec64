import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import vm from 'node:vm';

const root = resolve(import.meta.dirname, '..');
const testing = resolve(import.meta.dirname, 'testing');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

/** Jest requires an ECMAScript module where Node can tell that it need not wait for it: not yet on Node 20. */
const requiresModules = typeof vm.SourceTextModule?.prototype.hasAsyncGraph === 'function';

/**
 * Tests of everything that needs no page, of the shell and all remotes, in Node itself. The few that need some of a
 * browser ask for it in their first line: `@jest-environment jest-fixed-jsdom`.
 */
export default {
  displayName: 'node',
  rootDir: root,
  roots: ['shell', ...remotes].map((name) => resolve(root, name)),
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFilesAfterEnv: [resolve(testing, 'setup.ts')],
  testTimeout: 120_000,
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // These packages are ECMAScript modules, which Jest cannot require on Node 20.
  transformIgnorePatterns: ['/node_modules/(?!(p-queue|p-timeout|eventemitter3|stemmer)/)'],
  moduleNameMapper: {
    // Of the two forms they come in, the one that these tests can load.
    ...(requiresModules ? {} : { '^marked$': resolve(root, 'node_modules/marked/lib/marked.umd.js') }),
    '^(@zxcvbn-ts/.*)\\.mjs$': '$1.cjs',
    '^lucide-react/icons/.*$': resolve(testing, 'stubs/Icon.tsx'),
    '\\.illustration(\\?inline)?$': resolve(testing, 'stubs/asset.ts'),
    '^(.*)\\?summary$': '$1',
    '\\.(woff2|svg|webp|avif|mp4|webm|vtt|css)$': resolve(testing, 'stubs/asset.ts'),
  },
};
