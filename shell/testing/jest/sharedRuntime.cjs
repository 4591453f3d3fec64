const { default: Runtime } = require('jest-runtime');

/** Libraries that give hooks, matchers or globals to the file that loads them. */
const LIBRARIES_PER_FILE = /\/node_modules\/(@testing-library\/(react|jest-dom)|css\.escape)\//;

/** Modules of the project with hooks, mocks or examples for the file that loads them. */
const MODULES_PER_FILE = /\.(test|fixture)\.tsx?$|\/shell\/testing\/\w+\.tsx?$/;

/**
 * Loads modules for the component tests of a worker, which share one window. Libraries and the project's own modules
 * run once; the variables and collections of the latter get their first value back before each file.
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
      const known = compiled.get(path) ?? compile(isLibrary(path) ? source : source + resetOf(source), path);
      compiled.set(path, known);
      return known;
    };
  }

  startFile(path) {
    const { moduleRegistry, internalModuleRegistry } = this.registries;
    for (const [path, module] of moduleRegistry) {
      if (this.isShared(path)) module.reset?.();
      else moduleRegistry.delete(path);
    }
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
    if (isLibrary(path)) return !LIBRARIES_PER_FILE.test(path);
    return this.setupFiles.has(path) || !MODULES_PER_FILE.test(path);
  }
}

const isLibrary = (path) => path.includes('/node_modules/');

/** Code at the end of a module that puts back what its functions may have changed since it ran. */
function resetOf(source) {
  const variables = [...source.matchAll(/^let (\w+)( = .+)?;$/gm)].map(
    ([, name, value = ' = undefined']) => `${name}${value};`,
  );
  const collections = [...source.matchAll(/^const (\w+) = new (?:Map|Set)\(\);$/gm)].map(
    ([, name]) => `${name}.clear();`,
  );
  return `\nmodule.reset = () => {${[...variables, ...collections].join(' ')}};`;
}

let shared;

/** The runtime of this worker, for its next file. */
module.exports = function runtimeOfWorker(...options) {
  shared ??= new SharedRuntime(...options);
  shared.startFile(options[6]);
  return shared;
};
