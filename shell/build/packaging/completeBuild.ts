import { cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '../../remote';
import { runTool } from '../processes/runTool';
import { compressFiles } from '../releases/compressFiles';
import { writeReleaseManifest } from '../releases/writeReleaseManifest';
import { collectInputs, hashOf } from '../workspace/inputs';
import { type Mode, type PackageName, ROOT } from '../workspace/packages';

interface Bundled {
  folder: string;
  version: string;
  mode: Mode;
  /** Of a remote. */
  definition?: Remote;
}

/** Everything after the bundles: compressed copies, a release's description, files that are only copied. */
export async function completeBuild(name: PackageName, { folder, version, mode, definition }: Bundled) {
  if (definition) return void writeReleaseManifest(folder, definition, version, mode);
  // A development build lies outside of its package, and finds the libraries that only this one has by a link.
  const libraries = join(ROOT, name, 'node_modules');
  if (mode === 'development' && existsSync(libraries)) symlinkSync(libraries, join(folder, 'node_modules'));
  if (name === 'shell') {
    if (mode === 'production') compressFiles(join(folder, 'web'));
    cpSync(join(ROOT, 'shell/server/social/fonts'), join(folder, 'fonts'), { recursive: true });
    return cpSync(join(ROOT, 'shell/public'), join(folder, 'public'), { recursive: true });
  }
  cpSync(join(ROOT, 'api/seed'), join(folder, 'seed'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  cpSync(await covers(), join(folder, 'media/covers'), { recursive: true });
  if (mode === 'production') await writeWith('api/commands/openapi.ts', join(folder, 'openapi.json'));
}

/** The folder of the covers, which are drawn once for each state of the drawings. */
async function covers(): Promise<string> {
  const folder = join(ROOT, '.cache/covers', hashOf(collectInputs([ILLUSTRATIONS]).files));
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  await writeWith('shell/build/packaging/writeCovers.ts', fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return folder;
}

async function writeWith(script: string, target: string) {
  const { isOk, output } = await runTool(['--import', 'tsx', script, target]);
  if (!isOk) throw new Error(output);
}

/** What the seeded articles' covers are drawn from. */
const ILLUSTRATIONS = 'shell/illustrations';
