import { setTimeout as sleep } from 'node:timers/promises';
import { outsideTransaction } from '../db/outsideTransaction';

interface CachedRead<T> {
  (): Promise<T>;
  /** Removes the cached value. */
  clear: () => void;
  /** Reads again at once because the source has changed. The cached value stays while the source fails. */
  refresh: () => void;
  /** Reads again and waits for it, for callers who need what is in the source now. Throws while the source fails. */
  latest: () => Promise<T>;
  /** The cached value while it is fresh. */
  fresh: () => T | undefined;
}

/**
 * Caches an expensive read: at most one read per `freshFor` milliseconds, shared by all callers. While the
 * source fails or is slow, callers receive the last value.
 */
export function staleWhileRevalidate<T>(read: () => Promise<T>, freshFor = 5000): CachedRead<T> {
  let copy: { value: T; at: number } | undefined;
  let reading: Promise<T> | undefined;
  let latest = 0;

  async function readAgain(): Promise<T> {
    latest += 1;
    const turn = latest;
    try {
      const value = await outsideTransaction(read);
      // A read that began before a refresh or clear may not have seen the change.
      if (turn === latest) copy = { value, at: Date.now() };
      return value;
    } finally {
      if (turn === latest) reading = undefined;
    }
  }

  const orLastValue = (value: Promise<T>): Promise<T> =>
    value.catch((error) => {
      if (copy) return copy.value;
      throw error;
    });
  const refresh = () => orLastValue(readAgain());

  const isFresh = (at: number) => Date.now() - at < freshFor;
  const get = (): Promise<T> => {
    if (copy && isFresh(copy.at)) return Promise.resolve(copy.value);
    reading ??= refresh();
    if (!copy) return reading;
    // A slow or failing source must not delay callers who can receive the cached value.
    const { value } = copy;
    return Promise.race([reading, sleep(300, value, { ref: false })]);
  };
  return Object.assign(get, {
    clear: () => {
      copy = undefined;
      reading = undefined;
      latest += 1;
    },
    refresh: () => {
      if (copy) copy.at = Number.NEGATIVE_INFINITY;
      reading = refresh();
      reading.catch(() => {});
    },
    latest: async () => {
      const value = readAgain();
      reading = orLastValue(value);
      reading.catch(() => {});
      await value;
      // One that began since has what this one has, and is what callers get from now on.
      return reading ?? value;
    },
    fresh: () => (copy && isFresh(copy.at) ? copy.value : undefined),
  });
}
