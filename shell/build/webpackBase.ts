import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { ROOT } from './packages';

export type Mode = 'production' | 'development';

/** Where browsers find a build's files; asked anew for each build where it is not always the same. */
export type PublicPath = string | (() => string);

/** What all builds have in common: TypeScript, drawings, assets, the cache. */
export function base(
  folder: string,
  platform: 'web' | 'node',
  mode: Mode,
  publicPath: PublicPath,
): Configuration {
  const isWeb = platform === 'web';
  const assetName = '[name].[contenthash:8][ext]';
  return {
    context: folder,
    name: `${folder.split('/').at(-1)}:${platform}`,
    mode,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isWeb && mode === 'production' ? leaner() : {},
    },
    module: {
      rules: [
        {
          test: /(?<!\.drawing)\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: mode === 'development' } },
                experimental: {
                  plugins: [['@swc/plugin-emotion', LEAN_STYLES]],
                  cacheRoot: join(ROOT, '.cache/swc'),
                },
              },
              env: { targets: isWeb ? 'chrome >= 111, firefox >= 114, safari >= 16.4' : 'node 20.19' },
            },
          },
        },
        {
          test: /\.drawing\.ts$/,
          oneOf: [
            ...(isWeb ? [] : [{ resourceQuery: /inline/, type: 'asset/source', use: DRAWING_LOADER }]),
            {
              type: 'asset/resource',
              use: DRAWING_LOADER,
              generator: {
                filename: (file: { filename?: string }) => drawingName(file.filename ?? ''),
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
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, '.cache/webpack'),
      name: `${folder.split('/').at(-1)}-${platform}-${mode}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    optimization: {
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      moduleIds: 'deterministic',
      minimize: isWeb && mode === 'production',
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
  };
}

/** Styles go out without the white space they are written with. */
const EMOTION = {
  styled: { canonicalImport: ['@emotion/styled', 'default'] },
  css: { canonicalImport: ['@emotion/react', 'css'] },
};
const LEAN_STYLES = {
  sourceMap: false,
  autoLabel: 'never',
  importMap: { '@site/shell/kit': EMOTION, '../../kit': EMOTION },
};

const DRAWING_LOADER = [{ loader: join(import.meta.dirname, 'drawingLoader.ts') }];
const drawingName = (file: string) =>
  `${file.split('/').at(-1)?.replace('.drawing.ts', '')}.[contenthash:8].svg`;

/** Content-hashed scripts that a page may demand integrity of. */
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
  chunkFilename: '[name].[contenthash:8].js',
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

// react-router's exports map reaches only its development files.
function leaner() {
  const folder = join(ROOT, 'node_modules/react-router');
  return {
    'react-router/dom$': join(folder, 'dist/production/dom-export.mjs'),
    'react-router$': join(folder, 'dist/production/index.mjs'),
    // Emotion brings it for `withTheme`, which nothing here uses.
    'hoist-non-react-statics$': false as const,
  };
}
