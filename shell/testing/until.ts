import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once the condition is true. The test's own timeout ends it otherwise. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}
