import { spawn } from 'node:child_process';
import { isBuilt } from '../workspace/buildFolder';
import { type Mode, PACKAGES, type PackageName, ROOT } from '../workspace/packages';
import { compile } from './PackageBuilder';

const CONCURRENCY = 2;

/** Builds every named package whose source changed since its last build, two at a time. Returns the built packages. */
export async function build(
  names: PackageName[],
  mode: Mode,
  onStep: (line: string) => void,
): Promise<PackageName[]> {
  const stale = names.filter((name) => !isBuilt(name, mode));
  const queue = [...stale];
  const buildNext = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const started = Date.now();
      await compileInProcess(name, mode);
      onStep(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, buildNext));
  return stale;
}

/** Each package is built in its own process: this uses two cores and returns the memory. */
function compileInProcess(name: PackageName, mode: Mode): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, '--one', name, mode], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: mode },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errorOutput = '';
    child.stderr.on('data', (text) => {
      errorOutput += text;
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} does not build:\n${errorOutput}`)),
    );
  });
}

async function main([first, name, mode]: string[]) {
  if (first === '--one') return compile(name as PackageName, mode as Mode);
  const names = [first, name].filter(Boolean) as PackageName[];
  const built = await build(names.length ? names : PACKAGES, 'production', (line) => console.log(line));
  if (!built.length) console.log('nothing changed since the last build');
}

if (process.argv[1] === import.meta.filename)
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
