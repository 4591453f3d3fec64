import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 1_000;
/** Longer keys are not cached, so visitors cannot fill the memory with them. */
const MAX_KEY_LENGTH = 200;

/**
 * Memoizes a function of a source object and a key. The source is immutable: when the caller passes another object, all
 * results of the previous one are dropped.
 */
export function memoize<Source extends object, Result>(
  compute: (source: Source, key: string) => Result,
): (source: Source, key?: string) => Result {
  const cache = new LRUCache<string, { result: Result }>({ max: MAX_ENTRIES });
  let current: Source | undefined;
  return (source, key = '') => {
    if (source !== current) cache.clear();
    current = source;
    const cached = cache.get(key);
    if (cached) return cached.result;
    const result = compute(source, key);
    if (key.length <= MAX_KEY_LENGTH) cache.set(key, { result });
    return result;
  };
}
