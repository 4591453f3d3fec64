import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import enhanced from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Remote } from '../remote';
import { integrityPlugin } from './integrityPlugin';
import { hostShares, remoteShares, shareVersions } from './shares';

const { ModuleFederationPlugin } = enhanced;
const SHELL = join(import.meta.dirname, '..');
const ROOT = join(SHELL, '..');

export type Mode = 'production' | 'development';

/** The two bundles of a remote: `web/` for browsers and the single file `node/remote.cjs` for the shell's server. */
export function remote(folder: string, definition: Remote) {
  return (version: string, output: string, mode: Mode): Configuration[] => {
    const exposes = findPages(folder, definition, mode);
    const publicPath = `/remotes/${definition.name}/${version}/web/`;
    const federation = {
      name: definition.name,
      exposes,
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
    } as const;
    return [
      {
        ...base(folder, 'web', mode, publicPath),
        entry: {},
        output: { ...webOutput(definition.name, join(output, 'web'), publicPath) },
        plugins: [
          new ModuleFederationPlugin({
            ...federation,
            filename: 'entry.[contenthash:8].js',
            shared: remoteShares(),
            manifest: true,
            experiments: { externalRuntime: true },
          }),
          integrityPlugin,
        ],
      },
      {
        ...base(folder, 'node', mode, publicPath),
        target: 'async-node',
        entry: {},
        output: { ...nodeOutput(definition.name, join(output, 'node'), publicPath), filename: '[name].cjs' },
        plugins: [
          new ModuleFederationPlugin({
            ...federation,
            filename: 'remote.cjs',
            library: { type: 'commonjs-module' },
            shared: remoteShares(),
            manifest: false,
          }),
          new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        ],
      },
    ];
  };
}

/** The shell: what every browser loads first, and the server that renders. */
export function host(output: string, mode: Mode): Configuration[] {
  return [
    {
      ...base(SHELL, 'web', mode, '/assets/'),
      entry: { main: './src/client.tsx' },
      output: webOutput('shell', join(output, 'web'), '/assets/'),
      plugins: [
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          runtimePlugins: [join(SHELL, 'src/router/federationPlugin.ts')],
          shared: hostShares(join(SHELL, 'src/router/facade.ts')),
          dts: false,
          dev: false,
          manifest: false,
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        integrityPlugin,
        entryFilesPlugin,
      ],
    },
    {
      ...base(SHELL, 'node', mode, '/assets/'),
      target: 'node20',
      entry: { main: './server/main.ts', startProduction: './build/startProduction.ts' },
      output: {
        ...nodeOutput('shell', join(output, 'server'), '/assets/'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
      },
      externals: [external((request) => `commonjs ${request}`, SERVER_EXTERNALS)],
      plugins: [new webpack.DefinePlugin({ __SHARE_VERSIONS__: JSON.stringify(shareVersions()) })],
    },
  ];
}

/** The API, the mailbox and the seed as plain modules that need only their installed dependencies. */
export function api(output: string, mode: Mode): Configuration[] {
  const folder = join(ROOT, 'api');
  return [
    {
      ...base(folder, 'node', mode, '/'),
      target: 'node20',
      entry: { main: './main.ts', mailbox: './mailbox.ts', seed: './seed.ts' },
      module: apiModule(mode),
      experiments: { outputModule: true },
      output: {
        path: output,
        filename: '[name].js',
        chunkFormat: 'module',
        library: { type: 'module' },
        clean: true,
      },
      externals: [
        external(
          (request) => `module ${request}`,
          (request) => !/^(\.|\/|@site\/)/.test(request),
        ),
      ],
      plugins: [],
    },
  ];
}

function apiModule(mode: Mode): Configuration['module'] {
  const { module } = base(join(ROOT, 'api'), 'node', mode, '/');
  // `import.meta.dirname` is to mean the folder of the finished file.
  return { ...module, parser: { javascript: { importMeta: false } } };
}

// Everything React must be one copy, so it is bundled; these stay packages of their own.
const SERVER_EXTERNALS = (request: string) =>
  /^(express|compression|helmet|pino|pino-http|prom-client)(\/|$)/.test(request);

function external(asExternal: (request: string) => string, isExternal: (request: string) => boolean) {
  return ({ request = '' }: { request?: string }, done: (error?: null, result?: string) => void) =>
    isExternal(request) ? done(null, asExternal(request)) : done();
}

function base(folder: string, platform: 'web' | 'node', mode: Mode, publicPath: string): Configuration {
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
      alias: isWeb && mode === 'production' ? productionRouter() : {},
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

const DRAWING_LOADER = [{ loader: join(import.meta.dirname, 'drawingLoader.ts') }];
const drawingName = (file: string) =>
  `${file.split('/').at(-1)?.replace('.drawing.ts', '')}.[contenthash:8].svg`;

const webOutput = (uniqueName: string, path: string, publicPath: string): Configuration['output'] => ({
  path,
  publicPath,
  uniqueName,
  clean: true,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  crossOriginLoading: 'anonymous',
  strictModuleErrorHandling: true,
  trustedTypes: { policyName: `site#${uniqueName}`, onPolicyCreationFailure: 'continue' },
});

const nodeOutput = (uniqueName: string, path: string, publicPath: string): Configuration['output'] => ({
  path,
  publicPath,
  uniqueName,
  clean: true,
  strictModuleErrorHandling: true,
});

/** The shell's entry files in loading order, for the server to emit. */
const entryFilesPlugin = {
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

/** Exposed name to file. While developing, a page that is listed but not written yet does not stop the others. */
function findPages(folder: string, { pages }: Remote, mode: Mode): Record<string, string> {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const exposes: Record<string, string> = {};
  for (const { expose } of pages) {
    const found = files.filter((file) => file.split('/').at(-1) === `${expose.slice(2)}.tsx`);
    if (found.length === 1) exposes[expose] = join(folder, 'src', found[0]!);
    else if (mode === 'production')
      throw new Error(`${expose.slice(2)}.tsx must exist exactly once below ${folder}/src`);
  }
  return exposes;
}

// react-router's exports map reaches only its development files.
function productionRouter() {
  const folder = join(ROOT, 'node_modules/react-router');
  return {
    'react-router/dom$': join(folder, 'dist/production/dom-export.mjs'),
    'react-router$': join(folder, 'dist/production/index.mjs'),
  };
}
