import { LRUCache } from 'lru-cache';
import type { ScanReport } from '../tools/scans/contract';

/** In-memory cache of recent reports as JSON, so that repeated scans do not query a domain again. */
export class ReportCache {
  readonly #reports: LRUCache<string, string>;

  constructor({ ms, count, characters }: { ms: number; count: number; characters: number }) {
    this.#reports = new LRUCache({
      max: count,
      maxSize: characters,
      sizeCalculation: (text) => text.length,
      ttl: ms,
      // Reports of other people's domains do not stay in memory longer than they are used.
      ttlAutopurge: true,
      perf: { now: () => Date.now() },
    });
  }

  get(key: string): ScanReport | undefined {
    const text = this.#reports.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  set(key: string, report: ScanReport): void {
    this.#reports.set(key, JSON.stringify(report));
  }
}
