import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const testing = resolve(dirname(fileURLToPath(import.meta.url)), 'testing');

/** Component tests in a simulated browser. Every remote uses this as it is. */
export default {
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/shell/(server|build)/'],
  setupFilesAfterEnv: [resolve(testing, 'setup.ts')],
  testTimeout: 300_000,
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
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    // Of the two forms it comes in, the one that these tests can load.
    '^marked$': resolve(testing, '../../node_modules/marked/lib/marked.umd.js'),
    '^lucide-react/icons/.*$': resolve(testing, 'stubs/Icon.tsx'),
    '\\.drawing(\\?inline)?$': resolve(testing, 'stubs/asset.ts'),
    '^(.*)\\?summary$': '$1',
    '\\.(woff2|svg|webp|avif|mp4|webm|vtt|css)$': resolve(testing, 'stubs/asset.ts'),
  },
};
