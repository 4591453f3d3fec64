import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Wraps a read that many visitors share: asked at most every so many milliseconds (five seconds unless told), once for
 * all who wait, and answered from the last copy while the source fails.
 */
export function keptCopy<T>(
  read: () => Promise<T>,
  freshFor = 5000,
): (() => Promise<T>) & { forget: () => void } {
  let copy: { value: T; at: number } | undefined;
  let reading: Promise<T> | undefined;

  async function renew(): Promise<T> {
    try {
      const value = await read();
      copy = { value, at: Date.now() };
      return value;
    } catch (error) {
      if (copy) return copy.value;
      throw error;
    } finally {
      reading = undefined;
    }
  }

  const get = (): Promise<T> => {
    if (copy && Date.now() - copy.at < freshFor) return Promise.resolve(copy.value);
    reading ??= renew();
    if (!copy) return reading;
    // A source that is slow or away holds nobody up who can be given the last copy.
    const { value } = copy;
    return Promise.race([reading, sleep(300, value, { ref: false })]);
  };
  return Object.assign(get, {
    forget: () => {
      copy = undefined;
    },
  });
}
