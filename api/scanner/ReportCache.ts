import type { ScanReport } from '../tools/scans/contract';

interface CachedReport {
  text: string;
  timer: NodeJS.Timeout;
}

/** In-memory cache of recent reports, so that repeated scans do not query a domain again. */
export class ReportCache {
  readonly #entries = new Map<string, CachedReport>();
  #characters = 0;

  constructor(private readonly bounds: { ms: number; count: number; characters: number }) {}

  get(key: string): ScanReport | undefined {
    const cached = this.#entries.get(key);
    return cached && JSON.parse(cached.text);
  }

  /** Adds a report and evicts the oldest ones above the limits. */
  set(key: string, report: ScanReport): void {
    this.#remove(key);
    const text = JSON.stringify(report);
    this.#entries.set(key, { text, timer: setTimeout(() => this.#remove(key), this.bounds.ms).unref() });
    this.#characters += text.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.bounds.count && this.#characters <= this.bounds.characters) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string) {
    const cached = this.#entries.get(key);
    if (!cached) return;
    clearTimeout(cached.timer);
    this.#entries.delete(key);
    this.#characters -= cached.text.length;
  }
}
