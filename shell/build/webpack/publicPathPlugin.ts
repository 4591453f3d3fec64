import type { Compiler } from 'webpack';

/**
 * Sets the public path before each run, since a release's URL contains its version. Module Federation requires a
 * string where webpack itself would accept this function.
 */
export const publicPathPlugin = (publicPath: () => string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.beforeRun.tap('publicPath', () => {
      compiler.options.output.publicPath = publicPath();
    });
  },
});
