/** The API's tests: over HTTP, against a real MongoDB that is started once for the whole run. */
export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/testing/jest/environment.js',
  runtime: '<rootDir>/testing/jest/runtime.cjs',
  testTimeout: 300_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.test\\.ts$': '<rootDir>/testing/jest/testFileTransform.js' },
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  globalSetup: '<rootDir>/testing/jest/globalSetup.js',
  globalTeardown: '<rootDir>/testing/jest/globalTeardown.js',
};
