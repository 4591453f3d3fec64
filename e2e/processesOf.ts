import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Every process of the site that was given the folder as its data, also one that no pid file knows; not a stranger that
 * only looks into it. Empty where /proc is missing.
 */
export function processesOf(dataDir: string): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => isOurs(pid) && isGiven(pid, dataDir));
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

const isOurs = (pid: number) => /\/(node|mongod)( \(deleted\))?$/.test(programOf(pid));

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

function programOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return '';
  }
}
