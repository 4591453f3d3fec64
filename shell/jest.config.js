import { resolve } from 'node:path';
import node from './jest.node.config.js';

/** Tests of components, of the shell and all remotes, in a simulated browser. */
export default {
  ...node,
  displayName: 'dom',
  testEnvironment: resolve(import.meta.dirname, 'testing/jest/domEnvironment.cjs'),
  runtime: resolve(import.meta.dirname, 'testing/jest/sharedRuntime.cjs'),
  // These run once for all files of a worker.
  setupFiles: ['browserApis', 'setupLibraries'].map((name) =>
    resolve(import.meta.dirname, `testing/${name}.ts`),
  ),
  testMatch: ['**/*.test.tsx'],
  // Hooks run in this order: the errors of a test are taken when nothing follows from it any more.
  setupFilesAfterEnv: [resolve(import.meta.dirname, 'testing/setupDom.ts'), ...node.setupFilesAfterEnv],
};
