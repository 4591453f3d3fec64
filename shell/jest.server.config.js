import browser from './jest.config.js';

/** Tests of the shell's server and of the build, which run in Node itself. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{server,build}/**/*.test.ts'],
  testTimeout: browser.testTimeout,
  transform: browser.transform,
  moduleNameMapper: browser.moduleNameMapper,
};
