import type { CompressedText } from '@site/api/platform/cache/compress';
import { LRUCache } from 'lru-cache';

const FRESH_MS = 15_000;
const MAX_LISTED_BYTES = 36_000_000;
const MAX_UNLISTED_BYTES = 4_000_000;
/** The memory a page takes besides its text. */
const OVERHEAD_BYTES = 2_000;

/** A rendered response, compressed once for all visitors. */
export interface CachedPage extends CompressedText {
  status: number;
  policy: string;
  location?: string;
  /** The URL whose cached page is also served at this URL. */
  sameAs?: string;
  /** False for a page that could not be rendered completely. */
  isCacheable: boolean;
  /** Whether there is no end to such URLs: searches, redirects, pages that do not exist. */
  isUnlisted?: boolean;
  /** Whether its Brotli body is as small as it gets. */
  isFullyCompressed?: boolean;
}

/**
 * Rendered pages in memory. Unlisted pages have a small cache of their own, so however many of them are requested, they
 * never evict listed pages.
 */
export class PageStore {
  private readonly listed = createCache(MAX_LISTED_BYTES);
  private readonly unlisted = createCache(MAX_UNLISTED_BYTES);

  /** The page, fresh or stale. */
  get(key: string): CachedPage | undefined {
    return this.listed.get(key) ?? this.unlisted.get(key);
  }

  isFresh(key: string): boolean {
    return this.listed.has(key) || this.unlisted.has(key);
  }

  set(key: string, page: CachedPage) {
    const [cache, other] = page.isUnlisted ? [this.unlisted, this.listed] : [this.listed, this.unlisted];
    other.delete(key);
    cache.set(key, page);
  }

  /** Replaces a page without making it fresh. */
  update(key: string, page: CachedPage) {
    const cache = page.isUnlisted ? this.unlisted : this.listed;
    cache.set(key, page, { noUpdateTTL: true });
  }

  get size(): number {
    return this.listed.size + this.unlisted.size;
  }
}

const createCache = (maxSize: number) =>
  new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: sizeOf,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });

const sizeOf = ({ bodies }: CachedPage, key: string) =>
  Object.values(bodies).reduce((sum, { length }) => sum + length, OVERHEAD_BYTES + 2 * key.length);
