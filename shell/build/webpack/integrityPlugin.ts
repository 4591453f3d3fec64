import type { Compiler } from 'webpack';

/**
 * Adds the integrity hash and the preload's credentials mode to every script that webpack's chunk loader inserts, so
 * the browser rejects changed files. The shell sets `siteIntegrity` before the first chunk is requested.
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
