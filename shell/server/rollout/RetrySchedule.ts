/** How long to wait before a refused release is tried again. */
export interface Backoff {
  initialMs: number;
  factor: number;
  maxMs: number;
}

/** Its bytes did not come or were not the signed ones: the store may be mended at any moment, and asking costs little. */
export const DOWNLOAD_BACKOFF: Backoff = { initialMs: 1_000, factor: 2, maxMs: 30_000 };
/** Its code did not load. The same code will hardly load later, and each attempt leaves memory behind. */
export const LOAD_BACKOFF: Backoff = { initialMs: 30_000, factor: 4, maxMs: 6 * 3_600_000 };

interface Refusal {
  attempts: number;
  nextAt: number;
}

/** What was refused, by signature, and when each may be tried again: later after every attempt. */
export class RetrySchedule {
  private readonly refused = new Map<string, Refusal>();

  canTry(signature: string): boolean {
    return (this.refused.get(signature)?.nextAt ?? 0) <= Date.now();
  }

  /** Remembers an attempt that failed. True for a signature's first one. */
  recordFailure(signature: string, { initialMs, factor, maxMs }: Backoff): boolean {
    const attempts = (this.refused.get(signature)?.attempts ?? 0) + 1;
    const pause = Math.min(maxMs, initialMs * factor ** (attempts - 1));
    this.refused.set(signature, { attempts, nextAt: Date.now() + pause });
    return attempts === 1;
  }

  /** True when something that was refused may be tried again now. */
  get isAnyDue(): boolean {
    return [...this.refused.keys()].some((signature) => this.canTry(signature));
  }

  /** Forgets all but these. */
  retain(signatures: string[]) {
    for (const signature of this.refused.keys())
      if (!signatures.includes(signature)) this.refused.delete(signature);
  }
}
