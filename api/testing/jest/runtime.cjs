const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/**
 * Loads the libraries of Jest's runner in Node, once for all files of a worker. The runner itself keeps the tests of a
 * file and is loaded anew.
 */
module.exports = class SharedLibrariesRuntime extends Runtime {
  requireInternalModule(from, to) {
    const isLibrary = to && !to.startsWith('.') && !to.startsWith('jest-circus');
    return isLibrary ? createRequire(from)(to) : super.requireInternalModule(from, to);
  }
};
