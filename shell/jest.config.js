import { resolve } from 'node:path';
import node from './jest.node.config.js';

/** Tests of components, of the shell and all remotes, in a simulated browser. */
export default {
  ...node,
  displayName: 'dom',
  testEnvironment: resolve(import.meta.dirname, 'testing/domEnvironment.cjs'),
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: [...node.setupFilesAfterEnv, resolve(import.meta.dirname, 'testing/setupDom.ts')],
};
