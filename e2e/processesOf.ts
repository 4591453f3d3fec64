import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Every process that was given the folder as its data, also one that no pid file knows. Empty where /proc is missing. */
export function processesOf(dataDir: string): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => isGiven(pid, dataDir));
}

/** A process that ended but was not collected yet does not count as alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/^State:\s*Z/m.test(readQuietly(`/proc/${pid}/status`));
}

const isGiven = (pid: number, dataDir: string) =>
  readQuietly(`/proc/${pid}/environ`).includes(`DATA_DIR=${dataDir}\0`) ||
  readQuietly(`/proc/${pid}/cmdline`).includes(`${dataDir}/`);

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
