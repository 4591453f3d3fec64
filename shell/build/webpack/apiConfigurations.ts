import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type Mode, ROOT } from '../workspace/packages';
import { baseConfiguration } from './baseConfiguration';
import { externals } from './externals';

/**
 * The API, scanner, mailbox, demo services, seed and member commands. In production with their libraries, because hundreds
 * of files take twice the time to load; in development as ES modules that need only their installed dependencies.
 */
export function apiConfigurations(output: string, mode: Mode): Configuration[] {
  const folder = join(ROOT, 'api');
  const base = baseConfiguration(folder, 'node', mode, '/');
  const common: Configuration = {
    ...base,
    target: 'node20',
    entry: {
      main: './main.ts',
      scanner: './scanner/main.ts',
      mailbox: './commands/mailbox.ts',
      demonstration: './scanner/demonstration/main.ts',
      demoServices: './commands/demoServices.ts',
      seed: './commands/seed.ts',
      user: './commands/user.ts',
      launchCheck: './commands/launchCheck.ts',
      renderTask: './content/markdown/renderTask.ts',
      templateTask: './content/pageTemplates/rendering/templateTask.ts',
      pdfTask: './media/pdf/pdfTask.ts',
    },
  };
  return [mode === 'production' ? withLibraries(common, output) : asModules(common, output)];
}

function withLibraries(common: Configuration, output: string): Configuration {
  return {
    ...common,
    // Paths of files that are not bundled are found when they are read.
    module: { ...common.module, parser: { javascript: { createRequire: false } } },
    output: { path: output, filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    node: { __dirname: false, __filename: false },
    externals: [externals((request) => `commonjs ${request}`, isLoadedFromFolder)],
    // A CommonJS module has no `import.meta`.
    plugins: [new webpack.DefinePlugin({ 'import.meta.dirname': '__dirname' })],
    // Joining modules takes a sixth of the build, and saves nothing at a start.
    optimization: { ...common.optimization, concatenateModules: false },
    // Optional dependencies of libraries that are not installed.
    ignoreWarnings: [{ module: /node_modules/ }],
  };
}

/** Libraries with native code, threads or files of their own. */
const isLoadedFromFolder = (request: string) =>
  /^(sharp|@node-rs\/argon2|piscina|swagger-ui-dist|@ip-location-db\/.+|mongodb-memory-server-core)(\/|$)/.test(
    request,
  );

function asModules(common: Configuration, output: string): Configuration {
  return {
    ...common,
    // `import.meta.dirname` must be the folder of the built file.
    module: { ...common.module, parser: { javascript: { importMeta: false } } },
    experiments: { outputModule: true },
    output: {
      path: output,
      filename: '[name].js',
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externals: [
      externals(
        (request) => `module ${request}`,
        (request) => !/^(\.|\/|@site\/)/.test(request),
      ),
    ],
    plugins: [],
  };
}
