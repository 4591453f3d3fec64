import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const api = join(import.meta.dirname, '../..');

/** Libraries with native code, threads or files of their own, as in production's builds. */
const LOADED_FROM_FOLDER = [
  ...['sharp', '@node-rs/argon2', 'piscina', 'swagger-ui-dist', '@ip-location-db/*'],
  'mongodb-memory-server-core',
];

/**
 * Bundles the modules that tests start as processes or threads, with their libraries, which load many times as fast as
 * their sources. The folder is two levels below `api/`, like `platform/configuration`, so that `assetsFolder` finds
 * `api/seed`.
 */
export async function buildProcesses() {
  const outdir = join(api, '.cache/processes');
  mkdirSync(outdir, { recursive: true });
  // Built files end in `.js`, which `ThreadPool` looks for.
  writeFileSync(join(outdir, 'package.json'), '{"type":"commonjs"}');
  await build({
    entryPoints: {
      main: join(api, 'main.ts'),
      seed: join(api, 'commands/seed.ts'),
      user: join(api, 'commands/user.ts'),
      launchCheck: join(api, 'commands/launchCheck.ts'),
      renderTask: join(api, 'content/markdown/renderTask.ts'),
      templateTask: join(api, 'content/pageTemplates/rendering/templateTask.ts'),
      pdfTask: join(api, 'media/pdf/pdfTask.ts'),
    },
    outdir,
    bundle: true,
    external: LOADED_FROM_FOLDER,
    platform: 'node',
    format: 'cjs',
    // A CommonJS module has no `import.meta`.
    define: { 'import.meta.dirname': '__dirname' },
    target: 'node20',
    logLevel: 'error',
  });
  return outdir;
}
