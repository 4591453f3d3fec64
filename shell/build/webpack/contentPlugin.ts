import { basename } from 'node:path';
import type { Compiler, Module } from 'webpack';

/** A script that brings the words of one page to that page's slug. */
export type ContentChunks = Record<string, string>;

export const CONTENT_FILE = 'content.json';

/** Writes down which scripts hold nothing but one page's words (`content/SLUG.ts`), as the file `content.json` beside them. */
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
