import { resolve } from 'node:path';
import shell from '../shell/jest.config.js';

/** Jest reads packages in their CommonJS form; one word list is imported by its file. */
export default {
  ...shell,
  setupFilesAfterEnv: [...shell.setupFilesAfterEnv, resolve(import.meta.dirname, 'testSetup.ts')],
  moduleNameMapper: { ...shell.moduleNameMapper, '^(@zxcvbn-ts/.*)\\.mjs$': '$1.cjs' },
};
