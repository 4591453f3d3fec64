import { join } from 'node:path';
import enhanced from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type Mode, ROOT } from '../workspace/packages';
import { facadeAliases, hostShared, sharedVersions } from '../workspace/sharedModules';
import { baseConfiguration, nodeOutput, webOutput } from './baseConfiguration';
import { entryFilesPlugin } from './entryFilesPlugin';
import { externals } from './externals';
import { integrityPlugin } from './integrityPlugin';
import { libraryReplacements, runtimeReplacements } from './replacements/replacements';

const { ModuleFederationPlugin } = enhanced;
const SHELL = join(ROOT, 'shell');

/** The shell: the browser host and the server. */
export function shellConfigurations(output: string, mode: Mode): Configuration[] {
  const server = baseConfiguration(SHELL, 'node', mode, '/assets/');
  return [
    {
      ...baseConfiguration(SHELL, 'web', mode, '/assets/'),
      entry: { main: './src/main.ts' },
      output: webOutput('shell', join(output, 'web'), '/assets/'),
      plugins: [
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          runtimePlugins: [join(SHELL, 'src/router/federationPlugin.ts')],
          shared: hostShared(),
          dts: false,
          dev: false,
          manifest: false,
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        integrityPlugin,
        entryFilesPlugin,
        ...libraryReplacements,
        ...runtimeReplacements,
      ],
    },
    {
      ...server,
      resolve: { ...server.resolve, alias: facadeAliases() },
      target: 'node20',
      entry: {
        main: './server/main.ts',
        thread: './server/render/threads/thread.ts',
        social: './server/socialImages/worker.ts',
        startProduction: './build/stack/startProduction.ts',
        start: './build/stack/start.ts',
        stalePackages: './build/workspace/stalePackages.ts',
      },
      output: {
        ...nodeOutput('shell', join(output, 'server'), '/assets/'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
      },
      externals: [externals((request) => `commonjs ${request}`, isServerExternal)],
      plugins: [
        new webpack.DefinePlugin({ __SHARE_VERSIONS__: JSON.stringify(sharedVersions()) }),
        ...libraryReplacements,
      ],
      // Optional dependencies of libraries that are not installed.
      ignoreWarnings: [{ module: /node_modules/ }],
    },
  ];
}

/**
 * Loaded from node_modules: native code, what breaks when bundled, and what few processes need. All else is bundled,
 * because hundreds of files take longer to load, and of React packages there must be one copy.
 */
const isServerExternal = (request: string) =>
  /^(undici|satori|@resvg\/resvg-js|mongoose|mongodb-memory-server-core)(\/|$)/.test(request);
