import type { ScanReport } from '../tools/scans/contract';

interface Kept {
  text: string;
  timer: NodeJS.Timeout;
}

/** Reports of the last minutes, in memory alone: asked again, a domain is not bothered again. */
export class KeptReports {
  readonly #kept = new Map<string, Kept>();
  #characters = 0;

  constructor(private readonly bounds: { ms: number; count: number; characters: number }) {}

  get(key: string): ScanReport | undefined {
    const kept = this.#kept.get(key);
    return kept && JSON.parse(kept.text);
  }

  /** Keeps a report, and forgets the oldest ones where that is too much. */
  set(key: string, report: ScanReport): void {
    this.#forget(key);
    const text = JSON.stringify(report);
    this.#kept.set(key, { text, timer: setTimeout(() => this.#forget(key), this.bounds.ms).unref() });
    this.#characters += text.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.bounds.count && this.#characters <= this.bounds.characters) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string) {
    const kept = this.#kept.get(key);
    if (!kept) return;
    clearTimeout(kept.timer);
    this.#kept.delete(key);
    this.#characters -= kept.text.length;
  }
}
