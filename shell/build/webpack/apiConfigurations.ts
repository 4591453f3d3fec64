import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type Mode, ROOT } from '../workspace/packages';
import { baseConfiguration } from './baseConfiguration';
import { externals } from './externals';

/** The API, scanner, mailbox, demo portal, seed and member commands as ES modules that need only their installed dependencies. */
export function apiConfigurations(output: string, mode: Mode): Configuration[] {
  const folder = join(ROOT, 'api');
  return [
    {
      ...baseConfiguration(folder, 'node', mode, '/'),
      target: 'node20',
      entry: {
        main: './main.ts',
        scanner: './scanner/main.ts',
        mailbox: './commands/mailbox.ts',
        demonstration: './scanner/demonstration/main.ts',
        hubspotDemo: './commands/hubspotDemo.ts',
        seed: './commands/seed.ts',
        user: './commands/user.ts',
        launchCheck: './commands/launchCheck.ts',
        renderTask: './content/markdown/renderTask.ts',
        templateTask: './content/pageTemplates/rendering/templateTask.ts',
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
        externals(
          (request) => `module ${request}`,
          (request) => !/^(\.|\/|@site\/)/.test(request),
        ),
      ],
      plugins: [],
    },
  ];
}

function apiModule(mode: Mode): Configuration['module'] {
  const { module } = baseConfiguration(join(ROOT, 'api'), 'node', mode, '/');
  // `import.meta.dirname` must be the folder of the built file.
  return { ...module, parser: { javascript: { importMeta: false } } };
}
