import { pathToFileURL } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';
import { register } from 'tsx/esm/api';

register();

/** What Jest gives to test files as global names. */
const NAMES = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'test'];

/** What `expect` compares kinds of values with: `expect.any(Number)` must mean the `Number` of the tests. */
const KINDS = [
  'Array',
  'BigInt',
  'Boolean',
  'Date',
  'Error',
  'Function',
  'Number',
  'Object',
  'String',
  'Symbol',
];

/**
 * Runs a test file in Node itself instead of a sandbox of its own. The files of a worker share all modules, which are
 * loaded and compiled once: loading the API again for every file took a fifth of the run.
 */
export default class SharedModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of KINDS) this.global[name] = globalThis[name];
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
    /** Called by what `testFileTransform.js` makes of a test file. */
    this.global.runInNode = async (path, jest) => {
      for (const name of NAMES) globalThis[name] = this.global[name];
      globalThis.jest = jest;
      // Jest's own reads no source maps of what Node has loaded; Node's does, and names the right lines.
      delete Error.prepareStackTrace;
      await import(pathToFileURL(path).href);
    };
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.useRealTimers();
    await super.teardown();
  }
}
