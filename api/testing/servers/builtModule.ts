import { join } from 'node:path';

/** The path of a module that this test run has bundled: see `buildProcesses.js`. */
export const builtModule = (
  name: 'main' | 'seed' | 'user' | 'launchCheck' | 'renderTask' | 'templateTask' | 'pdfTask',
): string => join(process.env.TEST_PROCESSES ?? '', `${name}.js`);
