import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compressFiles, describeRelease } from './describeRelease';
import { versionOf } from './inputs';
import { isRemote, loadDefinition, type PackageName, type RemoteFolder, ROOT } from './packages';
import type { BuiltRelease } from './releaseStore';
import { api, host } from './webpack';
import type { Mode } from './webpackBase';
import { writeCovers } from './writeCovers';

/** Where the newest build of a package lies. A remote's folder holds one release. */
export const buildFolder = (name: PackageName, mode: Mode = 'production') =>
  mode === 'production' ? join(ROOT, name, 'dist') : join(ROOT, '.cache/development', name);

/** The release the newest build of a remote is. */
export const builtRelease = (name: RemoteFolder, mode?: Mode): BuiltRelease =>
  JSON.parse(readFileSync(join(buildFolder(name, mode), 'release.json'), 'utf8'));

/** True when the newest build was made from the source as it is. */
export const isBuilt = (name: PackageName, mode: Mode) => {
  const stamp = join(buildFolder(name, mode), 'version');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === versionOf(name, mode);
};

/** Builds one package into its `dist`. Rejects with the compiler's own words. */
export async function compile(name: PackageName, mode: Mode): Promise<void> {
  const version = versionOf(name, mode);
  // Aside from the packages, so that whoever looks at them meanwhile meets no half a build.
  const output = join(ROOT, '.cache/unfinished', mode, name);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const configuration of await configurations(name, version, output, mode)) await run(configuration);
  await finish(name, version, output);
  writeFileSync(join(output, 'version'), version);
  mkdirSync(dirname(buildFolder(name, mode)), { recursive: true });
  rmSync(buildFolder(name, mode), { recursive: true, force: true });
  renameSync(output, buildFolder(name, mode));
}

/** What webpack is to do for a package. */
export async function configurations(
  name: PackageName,
  version: string,
  output: string,
  mode: Mode,
): Promise<Configuration[]> {
  if (name === 'shell') return host(output, mode);
  if (name === 'api') return api(output, mode);
  const { default: configure } = await import(join(ROOT, name, 'webpack.config.ts'));
  return configure(version, output, mode);
}

/** Everything after the bundles: compressed copies, a release's description, files that are only copied. */
export async function finish(name: PackageName, version: string, output: string) {
  if (isRemote(name)) return void describeRelease(output, await loadDefinition(name), version);
  if (name === 'shell') {
    compressFiles(join(output, 'web'));
    return cpSync(join(ROOT, 'shell/public'), join(output, 'public'), { recursive: true });
  }
  cpSync(join(ROOT, 'api/seed'), join(output, 'seed'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  return writeCovers(join(output, 'media/covers'));
}

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
