import asyncHooks from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';
import { register } from 'tsx/esm/api';

register();

/** The globals that Jest provides to test files. */
const NAMES = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'test'];

/** The classes that `expect.any` compares with, which must be those of the tests. */
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

const { AsyncLocalStorage } = asyncHooks;

// A plain property up to Node 22, a getter since.
const replaceAsyncLocalStorage = (value) =>
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value, configurable: true });

/**
 * Tells Jest which test is running. Jest would keep one more `AsyncLocalStorage` for each file, and all of them would
 * slow down every promise of the later files. Tests run one after the other, so a variable is enough.
 */
class CurrentTest {
  run(context, callback) {
    const outer = this.context;
    this.context = context;
    return callback().finally(() => {
      this.context = outer;
    });
  }

  getStore() {
    return this.context;
  }
}

/**
 * Runs test files in Node itself instead of a sandbox. The files of a worker share all modules, which are loaded once:
 * loading the API for every file took a fifth of the run.
 */
export default class SharedModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // Jest's runner is loaded between now and the test file.
    replaceAsyncLocalStorage(CurrentTest);
    for (const name of KINDS) this.global[name] = globalThis[name];
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
    /** Called by the output of `testFileTransform.js`. */
    this.global.runInNode = async (path, jest) => {
      replaceAsyncLocalStorage(AsyncLocalStorage);
      for (const name of NAMES) globalThis[name] = this.global[name];
      globalThis.jest = jest;
      // Jest's own does not use the source maps of modules that Node has loaded; Node's reports the right lines.
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
