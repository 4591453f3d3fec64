import { cpSync, existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '../../remote';
import { runTool } from '../processes/runTool';
import { compressFiles } from '../releases/compressFiles';
import { writeReleaseManifest } from '../releases/writeReleaseManifest';
import { collectInputs, hashFiles } from '../workspace/inputs';
import { type Mode, type PackageName, ROOT } from '../workspace/packages';

interface Bundled {
  folder: string;
  version: string;
  mode: Mode;
  /** Only for a remote. */
  definition?: Remote;
}

/** Completes a build after bundling: compressed files, release manifest, copied files. */
export async function completeBuild(name: PackageName, { folder, version, mode, definition }: Bundled) {
  if (definition) return void writeReleaseManifest(folder, definition, version, mode);
  // A development build is outside its package, so it finds the package's own libraries through a link.
  const libraries = join(ROOT, name, 'node_modules');
  if (mode === 'development' && existsSync(libraries)) symlinkSync(libraries, join(folder, 'node_modules'));
  if (name === 'shell') {
    if (mode === 'production') compressFiles(join(folder, 'web'));
    cpSync(join(ROOT, 'shell/server/socialImages/fonts'), join(folder, 'fonts'), { recursive: true });
    return cpSync(join(ROOT, 'shell/public'), join(folder, 'public'), { recursive: true });
  }
  cpSync(join(ROOT, 'api/seed'), join(folder, 'seed'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  cpSync(await covers(), join(folder, 'media/covers'), { recursive: true });
  if (mode === 'development') return;
  // The source is made of ES modules.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'commonjs' }));
  await runScript('api/commands/openapi.ts', join(folder, 'openapi.json'));
}

/** The folder of the post covers, which are rendered once for each state of the illustrations. */
async function covers(): Promise<string> {
  const folder = join(ROOT, '.cache/covers', hashFiles(collectInputs([ILLUSTRATIONS]).files));
  if (existsSync(folder)) return folder;
  const temporary = `${folder}.${process.pid}`;
  await runScript('shell/build/packaging/writeCovers.ts', temporary);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  return folder;
}

async function runScript(script: string, target: string) {
  const { isOk, output } = await runTool(['--import', 'tsx', script, target]);
  if (!isOk) throw new Error(output);
}

/** The source of the covers of the seeded posts. */
const ILLUSTRATIONS = 'shell/illustrations';
