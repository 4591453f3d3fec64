import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../processes/runTool';
import { SCANNER_FLAGS } from '../processes/scannerFlags';
import type { PackageName } from '../workspace/packages';

/** V8's flag when nothing is set. */
const DEFAULT = '--heap-growing-percent=0';

/** The files that a site starts, and the flags that are set when V8 compiles them. */
const FILES: Partial<Record<PackageName, [file: string, flags: string][]>> = {
  api: [
    ['main.js', DEFAULT],
    ['scanner.js', SCANNER_FLAGS],
    ['demonstration.js', SCANNER_FLAGS],
  ],
  // The shell sets the flag of its threads after it has been compiled.
  shell: [
    ['server/main.cjs', DEFAULT],
    ['server/thread.cjs', '--heap-growing-percent=40'],
  ],
};

/**
 * Stores beside each built file what V8 compiles to start it. For this the file is started without its variables, so
 * that it ends once its modules have run.
 */
export async function addCodeCaches(name: PackageName, folder: string): Promise<void> {
  await Promise.all((FILES[name] ?? []).map(([file, flags]) => addCodeCache(join(folder, file), flags)));
}

/** With the variables of a site, the file would run on the site's database. */
const withoutVariables = () => Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));

async function addCodeCache(file: string, flags: string) {
  const code = file.replace(/\.(c?js)$/, '.code.$1');
  renameSync(file, code);
  copyFileSync(join(import.meta.dirname, 'codeCache.cjs'), file);
  const dataDir = join(tmpdir(), 'no-such-folder');
  const env = { ...withoutVariables(), CODE_CACHE_FLAGS: flags, DATA_DIR: dataDir };
  const { output } = await runTool([file], { env });
  if (!existsSync(`${code}.cache`)) throw new Error(`There is no code cache of ${file}:\n${output}`);
}
