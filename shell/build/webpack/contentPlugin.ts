import { basename } from 'node:path';
import type { Compiler, Module } from 'webpack';

/** The slug of the page whose content a script contains, by script. */
export type ContentChunks = Record<string, string>;

export const CONTENT_FILE = 'content.json';

/** Writes `content.json`: the scripts that only contain the content of one page (`content/SLUG.ts`). */
export const contentPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('content', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'content', stage }, () => {
        const found: ContentChunks = {};
        for (const chunk of compilation.chunks) {
          const [module, ...others] = compilation.chunkGraph.getChunkModules(chunk);
          const slug = module && !others.length && slugOf(module);
          if (slug) for (const file of chunk.files) found[file] = slug;
        }
        compilation.emitAsset(CONTENT_FILE, new compiler.webpack.sources.RawSource(JSON.stringify(found)));
      });
    });
  },
};

function slugOf(module: Module & { resource?: string }): string | undefined {
  const file = module.resource ?? '';
  return /\/content\/[^?]+\.ts$/.test(file) ? basename(file, '.ts') : undefined;
}
