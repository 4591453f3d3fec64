import type { ProcessName, Site } from './site';

/** Keeps a process from working while `work` runs: frozen, it neither answers nor is started again. */
export async function whileFrozen(site: Site, name: ProcessName, work: () => Promise<void>) {
  const pid = site.pid(name) ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
