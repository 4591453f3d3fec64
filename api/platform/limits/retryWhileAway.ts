import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from '../db/isDatabaseAway';
import { unavailable } from '../errors/HttpError';

// With the last try's own wait and the counting before it, the answer is out within 15 seconds.
const patience = 8500;

/**
 * Does a deed that may be done twice, again and again for some ten seconds while the database is away, then 503 with
 * these words; what became of a try without an answer is unknown, so it is never reported as done.
 */
export async function retryWhileAway<T>(says: string, deed: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await deed();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (Date.now() > deadline) throw unavailable(says);
      await sleep(250);
    }
  }
}
