import { execFileSync } from 'node:child_process';

/** The resident memory of a process in MB. */
export const residentMemory = (pid: number | undefined): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);
