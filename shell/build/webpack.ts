import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import enhanced from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { exposesOf, type Remote } from '../remote';
import { contentPlugin } from './contentPlugin';
import { entryFilesPlugin } from './entryFilesPlugin';
import { integrityPlugin } from './integrityPlugin';
import { kitUsePlugin } from './kitUsePlugin';
import { smallerParts, smallerRuntime } from './lean/lean';
import { ROOT } from './packages';
import { publicPathPlugin } from './publicPathPlugin';
import { facadeAliases, hostShares, remoteShares, shareVersions } from './shares';
import { base, type Mode, nodeOutput, webOutput } from './webpackBase';

const { ModuleFederationPlugin } = enhanced;
const SHELL = join(import.meta.dirname, '..');

export interface RemoteBuild {
  /** Its federation name. */
  name: string;
  /** Exposed name to file. */
  exposes: Record<string, string>;
  output: string;
  mode: Mode;
  /** Asked again for every build: the addresses of a release's files name it. */
  version: () => string;
}

/** The two bundles of a remote: `web/` for browsers and the single file `node/remote.cjs` for the shell's server. */
export function remote(
  folder: string,
  { name, exposes, output, mode, version }: RemoteBuild,
): Configuration[] {
  const publicPath = () => `/remotes/${name}/${version()}/web/`;
  const isServedThere = publicPathPlugin(publicPath);
  const federation = {
    name,
    exposes,
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
  } as const;
  return [
    {
      ...base(folder, 'web', mode, publicPath),
      entry: {},
      output: webOutput(name, join(output, 'web'), publicPath()),
      plugins: [
        isServedThere,
        new ModuleFederationPlugin({
          ...federation,
          filename: 'entry.[contenthash:8].js',
          shared: remoteShares(),
          manifest: true,
          experiments: { externalRuntime: true },
        }),
        integrityPlugin,
        kitUsePlugin,
        contentPlugin,
        ...smallerParts,
        ...smallerRuntime,
      ],
    },
    {
      ...base(folder, 'node', mode, publicPath),
      target: 'async-node',
      module: withoutWorkers(base(folder, 'node', mode, publicPath).module),
      entry: {},
      // The name again, because the one of the container is lost where its chunk is joined to another.
      output: { ...nodeOutput(name, join(output, 'node'), publicPath()), filename: 'remote.cjs' },
      plugins: [
        isServedThere,
        new ModuleFederationPlugin({
          ...federation,
          filename: 'remote.cjs',
          library: { type: 'commonjs-module' },
          shared: remoteShares(),
          manifest: false,
        }),
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        ...smallerParts,
      ],
    },
  ];
}

/** A page's helpers beside it run in browsers alone: the single file for the server is not to be parted for them. */
const withoutWorkers = (module: Configuration['module']): Configuration['module'] => ({
  ...module,
  parser: { javascript: { worker: false, url: false } },
});

/** The shell: what every browser loads first, and the server that renders. */
export function host(output: string, mode: Mode): Configuration[] {
  const server = base(SHELL, 'node', mode, '/assets/');
  return [
    {
      ...base(SHELL, 'web', mode, '/assets/'),
      entry: { main: './src/main.ts' },
      output: webOutput('shell', join(output, 'web'), '/assets/'),
      plugins: [
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          runtimePlugins: [join(SHELL, 'src/router/federationPlugin.ts')],
          shared: hostShares(),
          dts: false,
          dev: false,
          manifest: false,
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        integrityPlugin,
        entryFilesPlugin,
        ...smallerParts,
        ...smallerRuntime,
      ],
    },
    {
      ...server,
      resolve: { ...server.resolve, alias: facadeAliases() },
      target: 'node20',
      entry: {
        main: './server/main.ts',
        thread: './server/render/threads/thread.ts',
        social: './server/social/worker.ts',
        startProduction: './build/startProduction.ts',
      },
      output: {
        ...nodeOutput('shell', join(output, 'server'), '/assets/'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
      },
      externals: [external((request) => `commonjs ${request}`, SERVER_EXTERNALS)],
      plugins: [
        new webpack.DefinePlugin({ __SHARE_VERSIONS__: JSON.stringify(shareVersions()) }),
        ...smallerParts,
      ],
    },
  ];
}

/** The API, the scanner, the mailbox, the seed and the commands for members as plain modules that need only their installed dependencies. */
export function api(output: string, mode: Mode): Configuration[] {
  const folder = join(ROOT, 'api');
  return [
    {
      ...base(folder, 'node', mode, '/'),
      target: 'node20',
      entry: {
        ...{ main: './main.ts', scanner: './scanner/main.ts', mailbox: './mailbox.ts' },
        demonstration: './scanner/demonstration/main.ts',
        ...{ seed: './seed.ts', user: './user.ts', renderTask: './markdown/renderTask.ts' },
      },
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
  /^(express|compression|helmet|pino|prom-client|undici|satori|@resvg\/resvg-js)(\/|$)/.test(request);

function external(asExternal: (request: string) => string, isExternal: (request: string) => boolean) {
  return ({ request = '' }: { request?: string }, done: (error?: null, result?: string) => void) =>
    isExternal(request) ? done(null, asExternal(request)) : done();
}

/** Exposed name to file. While developing, a page that is listed but not written yet does not stop the others. */
export function findPages(folder: string, { pages }: Remote, mode: Mode): Record<string, string> {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const exposes: Record<string, string> = {};
  for (const expose of new Set(pages.flatMap(exposesOf))) {
    const found = files.filter((file) => file.split('/').at(-1) === `${expose.slice(2)}.tsx`);
    if (found.length === 1) exposes[expose] = join(folder, 'src', found[0]!);
    else if (mode === 'production')
      throw new Error(`${expose.slice(2)}.tsx must exist exactly once below ${folder}/src`);
  }
  return exposes;
}
