import { execFileSync } from 'node:child_process';

/** How much memory a process holds, in MB. */
export const residentMemory = (pid: number | undefined): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);
