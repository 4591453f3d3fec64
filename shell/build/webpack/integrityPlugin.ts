import type { Compiler } from 'webpack';

/**
 * Gives every script that webpack's chunk loader inserts the hash the page knows for its address, so the browser
 * refuses changed bytes, and the credentials mode of its preload. `siteIntegrity` is set by the shell before the
 * first chunk is asked for.
 */
export const integrityPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'integrity',
        (source) =>
          `${source}\nscript.crossOrigin = 'anonymous';\nscript.integrity = globalThis.siteIntegrity(url);`,
      );
    });
  },
};
