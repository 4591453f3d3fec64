// Plain JavaScript that is copied beside a built file under that file's name, for example `main.js` beside `main.code.js`.
// It runs the file with what V8 compiled at the build, since compiling it again takes as long as running it.
const { readFileSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script, constants } = require('node:vm');

const file = __filename.replace(/\.(c?js)$/, '.code.$1');
const cacheFile = `${file}.cache`;

const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
  filename: file,
  cachedData: readCache(),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
// The build starts the file once to collect the code that a start needs. V8 uses it only where it has the same flags.
const { CODE_CACHE_FLAGS } = process.env;
if (CODE_CACHE_FLAGS)
  process.once('exit', () => {
    setFlagsFromString(CODE_CACHE_FLAGS);
    writeFileSync(cacheFile, script.createCachedData());
  });
const run = script.runInThisContext();
run.call(module.exports, module.exports, Module.createRequire(file), module, file, dirname(file));

/** Another version of Node compiles the file again. */
function readCache() {
  try {
    return readFileSync(cacheFile);
  } catch {
    return undefined;
  }
}
