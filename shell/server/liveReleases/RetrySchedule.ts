/** The delays before a rejected release is tried again. */
export interface Backoff {
  initialMs: number;
  factor: number;
  maxMs: number;
}

/** The download failed or did not match. The store may be repaired at any time, and a request is cheap. */
export const DOWNLOAD_BACKOFF: Backoff = { initialMs: 1_000, factor: 2, maxMs: 30_000 };
/** The code did not load. It will hardly load later, and each attempt leaks memory. */
export const LOAD_BACKOFF: Backoff = { initialMs: 30_000, factor: 4, maxMs: 6 * 3_600_000 };

interface Rejection {
  attempts: number;
  nextAt: number;
}

/** Schedules retries of rejected releases by signature, with growing delays. */
export class RetrySchedule {
  private readonly rejected = new Map<string, Rejection>();

  canTry(signature: string): boolean {
    return (this.rejected.get(signature)?.nextAt ?? 0) <= Date.now();
  }

  /** Records a failed attempt. Returns whether it was the first one of this signature. */
  recordFailure(signature: string, { initialMs, factor, maxMs }: Backoff): boolean {
    const attempts = (this.rejected.get(signature)?.attempts ?? 0) + 1;
    const delay = Math.min(maxMs, initialMs * factor ** (attempts - 1));
    this.rejected.set(signature, { attempts, nextAt: Date.now() + delay });
    return attempts === 1;
  }

  /** Whether any rejected release is due for another attempt. */
  get isAnyDue(): boolean {
    return [...this.rejected.keys()].some((signature) => this.canTry(signature));
  }

  /** Drops all other signatures. */
  retain(signatures: string[]) {
    for (const signature of this.rejected.keys())
      if (!signatures.includes(signature)) this.rejected.delete(signature);
  }
}
