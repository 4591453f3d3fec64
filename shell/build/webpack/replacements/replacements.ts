import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';
import { ROOT } from '../../workspace/packages';

const library = (path: string) => join(ROOT, 'node_modules', path);

/** Parts of libraries that the site has a smaller one for, on both sides, so that they write the same HTML. */
export const libraryReplacements = [
  replaced('lucide-react/dist/esm/createLucideIcon.mjs', 'createLucideIcon.ts'),
];

/** The same for the federation runtime in the browser. */
export const runtimeReplacements = [
  replaced('@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js', 'SnapshotHandler.ts'),
  replaced('@module-federation/runtime-core/dist/utils/preload.js', 'preload.ts'),
  replaced('@module-federation/sdk/dist/logger.js', 'logger.ts'),
];

/** What of a library nothing uses is left out although the library does not say that it may be. */
export const treeShakingRules: RuleSetRule[] = [
  {
    test: /shell\/kit\/(store|state\/\w+)\.ts$/,
    // A copy of its own: else what only fetching needs, Immer above all, would come with the store on every page.
    resolve: {
      alias: { '@reduxjs/toolkit$': `${library('@reduxjs/toolkit/dist/redux-toolkit.modern.mjs')}?store` },
    },
  },
  { test: /react-router\/dist\/production\/.*\.mjs$/, loader: join(import.meta.dirname, 'pureLoader.ts') },
];

export const libraryAliases = {
  // react-router's exports map reaches only its development files.
  'react-router/dom$': library('react-router/dist/production/dom-export.mjs'),
  'react-router$': library('react-router/dist/production/index.mjs'),
  // Emotion brings it for `withTheme`, which nothing here uses.
  'hoist-non-react-statics$': false as const,
};

/** Puts a file of ours in the place of a library's; a version of the library that keeps no such file stops the build. */
function replaced(file: string, own: string) {
  if (!existsSync(library(file)))
    throw new Error(`Nothing to replace by build/webpack/replacements/${own}: there is no ${file}`);
  return new webpack.NormalModuleReplacementPlugin(new RegExp(`/${basename(file)}$`), (asked) => {
    if (join(asked.context, asked.request) === library(file)) asked.request = join(import.meta.dirname, own);
  });
}
