import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import enhanced from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { exposesOf, type Remote } from '../../remote';
import type { Mode } from '../workspace/packages';
import { remoteShared } from '../workspace/sharedModules';
import { baseConfiguration, nodeOutput, webOutput } from './baseConfiguration';
import { contentPlugin } from './contentPlugin';
import { integrityPlugin } from './integrityPlugin';
import { kitImportsPlugin } from './kitImportsPlugin';
import { publicPathPlugin } from './publicPathPlugin';
import { libraryReplacements, runtimeReplacements } from './replacements/replacements';

const { ModuleFederationPlugin } = enhanced;

export interface RemoteBuild {
  /** The remote's federation name. */
  name: string;
  /** Exposed name to file. */
  exposes: Record<string, string>;
  output: string;
  mode: Mode;
  /** Called for every build: the URLs of a release's files contain its version. */
  version: () => string;
}

/** The two bundles of a remote: `web/` for browsers and the single file `node/remote.cjs` for the shell's server. */
export function remoteConfigurations(
  folder: string,
  { name, exposes, output, mode, version }: RemoteBuild,
): Configuration[] {
  const publicPath = () => `/remotes/${name}/${version()}/web/`;
  const publicPathOption = publicPathPlugin(publicPath);
  const federation = {
    name,
    exposes,
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
  } as const;
  return [
    {
      ...baseConfiguration(folder, 'web', mode, publicPath),
      entry: {},
      output: webOutput(name, join(output, 'web'), publicPath()),
      plugins: [
        publicPathOption,
        new ModuleFederationPlugin({
          ...federation,
          filename: 'entry.[contenthash:8].js',
          shared: remoteShared(),
          manifest: true,
          experiments: { externalRuntime: true },
        }),
        integrityPlugin,
        kitImportsPlugin,
        contentPlugin,
        ...libraryReplacements,
        ...runtimeReplacements,
      ],
    },
    {
      ...baseConfiguration(folder, 'node', mode, publicPath),
      target: 'async-node',
      module: withoutWorkers(baseConfiguration(folder, 'node', mode, publicPath).module),
      entry: {},
      // Set again, because the container's filename is lost when its chunk is merged with another.
      output: { ...nodeOutput(name, join(output, 'node'), publicPath()), filename: 'remote.cjs' },
      plugins: [
        publicPathOption,
        new ModuleFederationPlugin({
          ...federation,
          filename: 'remote.cjs',
          library: { type: 'commonjs-module' },
          shared: remoteShared(),
          manifest: false,
        }),
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        ...libraryReplacements,
      ],
    },
  ];
}

/** Web workers only run in browsers, so the server bundle is not split for them. */
const withoutWorkers = (module: Configuration['module']): Configuration['module'] => ({
  ...module,
  parser: { javascript: { worker: false, url: false } },
});

/** Files by exposed name. In development a listed page that does not exist yet does not stop the build. */
export function findPages(folder: string, { pages }: Remote, mode: Mode): Record<string, string> {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const exposes: Record<string, string> = {};
  for (const expose of new Set(pages.flatMap(exposesOf))) {
    const matches = files.filter((file) => file.split('/').at(-1) === `${expose.slice(2)}.tsx`);
    if (matches.length === 1) exposes[expose] = join(folder, 'src', matches[0]!);
    else if (mode === 'production')
      throw new Error(`${expose.slice(2)}.tsx must exist exactly once below ${folder}/src`);
  }
  return exposes;
}
