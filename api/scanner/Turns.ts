import { ScanRefusal } from './ScanRefusal';

const BOUNDS = { atOnce: 4, waiting: 32, waitMs: 8_000 };

/** Lets so many at once do their work, and a few more wait for a while. */
export class Turns {
  running = 0;
  readonly #waiting = new Set<() => void>();

  private readonly bounds: typeof BOUNDS;

  constructor(bounds: Partial<typeof BOUNDS> = {}) {
    this.bounds = { ...BOUNDS, ...bounds };
  }

  get waiting() {
    return this.#waiting.size;
  }

  /** Does the work once it is its turn; rejects where too many wait, where it waits too long, and when the signal aborts. */
  async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.bounds.atOnce) await this.#wait(signal);
    else this.running += 1;
    try {
      return await work();
    } finally {
      // Who waited takes over the place as it is.
      const [next] = this.#waiting;
      if (next) next();
      else this.running -= 1;
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.bounds.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(enter);
        signal.removeEventListener('abort', giveUp);
        clearTimeout(timer);
      };
      const enter = () => {
        leave();
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(signal.aborted ? signal.reason : busy());
      };
      const timer = setTimeout(giveUp, this.bounds.waitMs);
      signal.addEventListener('abort', giveUp);
      this.#waiting.add(enter);
    });
  }
}

const busy = () =>
  new ScanRefusal(503, 'scanner_busy', 'Many scans are running just now. Please try again in a minute.');
