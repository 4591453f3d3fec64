/** The API's tests: over HTTP, against a real MongoDB that is started once for the whole run. */
export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testTimeout: 90_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } },
    ],
  },
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  globalSetup: '<rootDir>/testing/globalSetup.js',
  globalTeardown: '<rootDir>/testing/globalTeardown.js',
};
