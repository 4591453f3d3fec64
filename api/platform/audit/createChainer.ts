import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';
import { chainEntries } from './chainEntries';
import type { AuditKeys } from './mac';

/** Creates the job that chains waiting entries, one run at a time. Logs each error once. */
export function createChainer(keys: AuditKeys, log: Logger): () => Promise<void> {
  let isRunning = false;
  let lastLogged = '';
  const run = async () => {
    isRunning = true;
    try {
      await chainEntries(keys);
      lastLogged = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastLogged && !isDatabaseUnavailable(error))
        log.error({ err: error }, 'the audit log is not chained');
      lastLogged = message;
    }
    isRunning = false;
  };
  return async () => {
    if (!isRunning) await run();
  };
}
