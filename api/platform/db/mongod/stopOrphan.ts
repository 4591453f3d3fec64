import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stops a database that still runs on this data folder because its parent was killed. */
export async function stopOrphan(dbPath: string): Promise<void> {
  const pid = Number(await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!(pid > 1) || !(await servesFolder(pid, dbPath))) return;
  for (const [signal, seconds] of [
    ['SIGTERM', 8],
    ['SIGKILL', 4],
  ] as const) {
    send(pid, signal);
    for (let waited = 0; waited < seconds * 10; waited += 1) {
      if (!send(pid, 0)) return;
      await sleep(100);
    }
  }
}

// The pid in the lock file may belong to another program, so its command line must contain the folder.
async function servesFolder(pid: number, dbPath: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes(dbPath);
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
