/** Replaces a test file by a call that runs it in Node itself: see `environment.js`. */
export default {
  process: (_source, path) => ({ code: `await runInNode(${JSON.stringify(path)}, import.meta.jest);` }),
};
