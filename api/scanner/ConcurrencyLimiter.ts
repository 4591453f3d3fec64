import { ScanError } from './ScanError';

const DEFAULTS = { maxConcurrent: 4, maxWaiting: 32, waitMs: 8_000 };

/** Limits concurrent tasks. A bounded number of further tasks waits for a limited time. */
export class ConcurrencyLimiter {
  running = 0;
  readonly #waiting = new Set<() => void>();

  private readonly bounds: typeof DEFAULTS;

  constructor(bounds: Partial<typeof DEFAULTS> = {}) {
    this.bounds = { ...DEFAULTS, ...bounds };
  }

  get waiting() {
    return this.#waiting.size;
  }

  /**
   * Runs a task when a slot is free. Rejects if too many are waiting, if it waits too long, or when the signal aborts.
   */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.bounds.maxConcurrent) await this.#wait(signal);
    else this.running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot directly to the next waiting task.
      const [next] = this.#waiting;
      if (next) next();
      else this.running -= 1;
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.bounds.maxWaiting) return Promise.reject(busyError());
    return new Promise((resolve, reject) => {
      const cleanUp = () => {
        this.#waiting.delete(start);
        signal.removeEventListener('abort', fail);
        clearTimeout(timer);
      };
      const start = () => {
        cleanUp();
        resolve();
      };
      const fail = () => {
        cleanUp();
        reject(signal.aborted ? signal.reason : busyError());
      };
      const timer = setTimeout(fail, this.bounds.waitMs);
      signal.addEventListener('abort', fail);
      this.#waiting.add(start);
    });
  }
}

const busyError = () =>
  new ScanError(503, 'scanner_busy', 'Many scans are running right now. Please try again in a minute.');
