import { setTimeout as sleep } from 'node:timers/promises';

interface KeptCopy<T> {
  (): Promise<T>;
  /** Throws the copy away. */
  forget: () => void;
  /** Reads anew at once, since the source has changed; the copy stays for while the source fails. */
  renew: () => void;
  /** The copy, for as long as nobody would be asked for another. */
  fresh: () => T | undefined;
}

/**
 * Wraps a read that many visitors share: asked at most every so many milliseconds (five seconds unless told), once for
 * all who wait, and answered from the last copy while the source fails.
 */
export function staleWhileRevalidate<T>(read: () => Promise<T>, freshFor = 5000): KeptCopy<T> {
  let copy: { value: T; at: number } | undefined;
  let reading: Promise<T> | undefined;
  let latest = 0;

  async function renew(): Promise<T> {
    latest += 1;
    const turn = latest;
    try {
      const value = await read();
      // What began before something was said to be out of date may not have seen the change.
      if (turn === latest) copy = { value, at: Date.now() };
      return value;
    } catch (error) {
      if (copy) return copy.value;
      throw error;
    } finally {
      if (turn === latest) reading = undefined;
    }
  }

  const isFresh = (at: number) => Date.now() - at < freshFor;
  const get = (): Promise<T> => {
    if (copy && isFresh(copy.at)) return Promise.resolve(copy.value);
    reading ??= renew();
    if (!copy) return reading;
    // A source that is slow or away holds nobody up who can be given the last copy.
    const { value } = copy;
    return Promise.race([reading, sleep(300, value, { ref: false })]);
  };
  return Object.assign(get, {
    forget: () => {
      copy = undefined;
      reading = undefined;
      latest += 1;
    },
    renew: () => {
      if (copy) copy.at = Number.NEGATIVE_INFINITY;
      reading = renew();
      reading.catch(() => {});
    },
    fresh: () => (copy && isFresh(copy.at) ? copy.value : undefined),
  });
}
