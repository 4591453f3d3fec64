import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/isDatabaseAway';
import { chainLines } from './chainLines';
import type { Keys } from './seal';

/** Chains what waits, one run after the other; says once what keeps it from doing so. */
export function createChainer(keys: Keys, log: Logger): () => void {
  let isRunning = false;
  let said = '';
  const run = async () => {
    isRunning = true;
    try {
      await chainLines(keys);
      said = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== said && !isDatabaseAway(error))
        log.error({ err: error }, 'the audit log is not chained');
      said = message;
    }
    isRunning = false;
  };
  return () => {
    if (!isRunning) void run();
  };
}
