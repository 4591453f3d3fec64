import { existsSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';
import { ROOT } from '../../workspace/packages';

const library = (path: string) => join(ROOT, 'node_modules', path);

/** Library modules that are replaced with smaller ones, on server and browser, so that both render the same HTML. */
export const libraryReplacements = [
  replaceModule('lucide-react/dist/esm/createLucideIcon.mjs', 'createLucideIcon.ts'),
];

/** Modules of the federation runtime that are replaced in the browser. */
export const runtimeReplacements = [
  replaceModule(
    '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    'SnapshotHandler.ts',
  ),
  replaceModule('@module-federation/runtime-core/dist/utils/preload.js', 'preload.ts'),
  replaceModule('@module-federation/sdk/dist/logger.js', 'logger.ts'),
];

/** Rules that let webpack drop unused library code although the library does not declare it free of side effects. */
export const treeShakingRules: RuleSetRule[] = [
  {
    test: /shell\/kit\/(store|state\/\w+)\.ts$/,
    // A separate copy: otherwise code that only fetching needs, mainly Immer, would be in the store's chunk on every
    // page.
    resolve: {
      alias: { '@reduxjs/toolkit$': `${library('@reduxjs/toolkit/dist/redux-toolkit.modern.mjs')}?store` },
    },
  },
  { test: /react-router\/dist\/production\/.*\.mjs$/, loader: join(import.meta.dirname, 'pureLoader.ts') },
];

export const libraryAliases = {
  // react-router's exports map only contains its development files.
  'react-router/dom$': library('react-router/dist/production/dom-export.mjs'),
  'react-router$': library('react-router/dist/production/index.mjs'),
  // Emotion needs it for `withTheme`, which is not used here.
  'hoist-non-react-statics$': false as const,
};

/** Replaces a library module with a file from this folder. Throws if the library no longer has that module. */
function replaceModule(file: string, own: string) {
  if (!existsSync(library(file)))
    throw new Error(`build/webpack/replacements/${own} has nothing to replace: ${file} does not exist`);
  // Webpack knows a module by its real path, which is another where `node_modules` are links.
  const replaced = realpathSync(library(file));
  return new webpack.NormalModuleReplacementPlugin(new RegExp(`/${basename(file)}$`), (resource) => {
    if (join(resource.context, resource.request) === replaced)
      resource.request = join(import.meta.dirname, own);
  });
}
