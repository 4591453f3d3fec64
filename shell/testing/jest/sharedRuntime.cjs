const { default: Runtime } = require('jest-runtime');

/** Libraries that give hooks, matchers or globals to the file that loads them. */
const PER_FILE = /\/node_modules\/(@testing-library\/(react|jest-dom)|css\.escape)\//;

/**
 * Loads modules for the component tests of a worker, which share one window. Libraries are loaded once. The project's
 * own modules are compiled once and run again for each file, which thus gets their state anew.
 */
class SharedRuntime extends Runtime {
  constructor(config, ...options) {
    super(config, ...options);
    this.setupFiles = new Set(config.setupFiles);
    this.compileOnce();
  }

  compileOnce() {
    const { executor, transformCache } = this;
    const compiled = new Map();
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (path, options) => (compiled.has(path) ? '' : transform(path, options));
    const compile = executor.compile.bind(executor);
    executor.compile = (source, path) => {
      const known = compiled.get(path) ?? compile(source, path);
      compiled.set(path, known);
      return known;
    };
  }

  startFile(path) {
    const { moduleRegistry, internalModuleRegistry } = this.registries;
    for (const path of moduleRegistry.keys()) if (!this.isShared(path)) moduleRegistry.delete(path);
    internalModuleRegistry.clear();
    this._testPath = path;
    this.executor.testPath = path;
    this.esmLoader.testPath = path;
    this.enterTestCode();
  }

  /** Called after each file. */
  teardown() {
    this.restoreAllMocks();
    this.testMainModule.reset();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    this.jestGlobals.cachedEnvGlobals = undefined;
    this.loggedReferenceErrors.clear();
  }

  isShared(path) {
    return this.setupFiles.has(path) || (path.includes('/node_modules/') && !PER_FILE.test(path));
  }
}

let shared;

/** The runtime of this worker, for its next file. */
module.exports = function runtimeOfWorker(...options) {
  shared ??= new SharedRuntime(...options);
  shared.startFile(options[6]);
  return shared;
};
