import type { Compiler } from 'webpack';

/**
 * Says anew for each run where browsers will find the files, since a release's address names its version. Federation
 * wants a text in the place where webpack itself would take this function.
 */
export const publicPathPlugin = (publicPath: () => string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.beforeRun.tap('publicPath', () => {
      compiler.options.output.publicPath = publicPath();
    });
  },
});
