import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';
import { unavailable } from '../errors/HttpError';

// With the last attempt's own timeout, the response is sent within 15 seconds.
const RETRY_MS = 8500;

/**
 * Retries an idempotent action for about ten seconds while the database is unavailable, then throws 503 with
 * this message. The outcome of a failed attempt is unknown, so it is never reported as a success.
 */
export async function retryWhileUnavailable<T>(message: string, task: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + RETRY_MS;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (Date.now() > deadline) throw unavailable(message);
      await sleep(250);
    }
  }
}
