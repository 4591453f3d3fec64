import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { type Mode, ROOT } from '../workspace/packages';
import { libraryAliases, treeShakingRules } from './replacements/replacements';

/** The URL prefix of a build's files; a function if it changes between builds. */
export type PublicPath = string | (() => string);

/** The common configuration of all builds: TypeScript, illustrations, assets, cache. */
export function baseConfiguration(
  folder: string,
  platform: 'web' | 'node',
  mode: Mode,
  publicPath: PublicPath,
): Configuration {
  const isWeb = platform === 'web';
  return {
    context: folder,
    name: `${folder.split('/').at(-1)}:${platform}`,
    mode,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isWeb && mode === 'production' ? libraryAliases : {},
    },
    module: {
      rules: rulesOf(isWeb, mode, publicPath),
    },
    // A build for production is usually the first of a checkout: writing a cache takes a third of its time.
    cache: mode === 'development' && {
      type: 'filesystem',
      cacheDirectory: join(ROOT, '.cache/webpack'),
      name: `${folder.split('/').at(-1)}-${platform}`,
      buildDependencies: { config: [import.meta.filename, `${join(import.meta.dirname, 'replacements')}/`] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    optimization: {
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      moduleIds: 'deterministic',
      minimize: isWeb && mode === 'production',
      minimizer: [MINIMIZER],
    },
  };
}

/** The loader of each kind of file. */
function rulesOf(isWeb: boolean, mode: Mode, publicPath: PublicPath): RuleSetRule[] {
  const assetName = '[name].[contenthash:8][ext]';
  return [
    ...(isWeb && mode === 'production' ? treeShakingRules : []),
    {
      test: /(?<!\.illustration)\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: mode === 'development' } },
            experimental: {
              plugins: [['@swc/plugin-emotion', EMOTION_OPTIONS]],
              cacheRoot: join(ROOT, '.cache/swc'),
            },
          },
          env: { targets: isWeb ? 'chrome >= 111, firefox >= 114, safari >= 16.4' : 'node 20.19' },
        },
      },
    },
    {
      test: /\.illustration\.ts$/,
      oneOf: [
        ...(isWeb ? [] : [{ resourceQuery: /inline/, type: 'asset/source', use: ILLUSTRATION_LOADER }]),
        {
          type: 'asset/resource',
          use: ILLUSTRATION_LOADER,
          generator: {
            filename: (file: { filename?: string }) => illustrationName(file.filename ?? ''),
            emit: isWeb,
            publicPath,
          },
        },
      ],
    },
    {
      test: /\.(woff2|webp|avif|png|mp4|webm|vtt)$/,
      type: 'asset/resource',
      generator: { filename: assetName, emit: isWeb, publicPath },
    },
  ];
}

const MINIMIZER = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: true },
  extractComments: false,
});

/** Emotion styles are minified. */
const EMOTION = {
  styled: { canonicalImport: ['@emotion/styled', 'default'] },
  css: { canonicalImport: ['@emotion/react', 'css'] },
};
const EMOTION_OPTIONS = {
  sourceMap: false,
  autoLabel: 'never',
  importMap: {
    '@site/shell/kit': EMOTION,
    '../../kit': EMOTION,
    '@emotion/styled/base': { default: EMOTION.styled },
  },
};

const ILLUSTRATION_LOADER = [{ loader: join(import.meta.dirname, 'illustrationLoader.ts') }];
const illustrationName = (file: string) =>
  `${file.split('/').at(-1)?.replace('.illustration.ts', '')}.[contenthash:8].svg`;

/** Content-hashed scripts, loaded with integrity hashes. */
export const webOutput = (
  uniqueName: string,
  path: string,
  publicPath: PublicPath,
): Configuration['output'] => ({
  path,
  publicPath,
  uniqueName,
  clean: true,
  filename: '[name].[contenthash:8].js',
  // A name would stand in the entry of a remote for each of its exports, twice.
  chunkFilename: '[id].[contenthash:8].js',
  crossOriginLoading: 'anonymous',
  strictModuleErrorHandling: true,
});

export const nodeOutput = (
  uniqueName: string,
  path: string,
  publicPath: PublicPath,
): Configuration['output'] => ({
  path,
  publicPath,
  uniqueName,
  clean: true,
  strictModuleErrorHandling: true,
});
