import webpack from 'webpack';

/** Writes `entry.json`: the shell's entry files in loading order, which the server adds to pages. */
export const entryFilesPlugin = {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('entryFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'entryFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints
            .get('main')
            ?.getFiles()
            .filter((file) => file.endsWith('.js'));
          compilation.emitAsset('entry.json', new webpack.sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  },
};
