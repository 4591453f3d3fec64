/** Runs one task per key at a time. Callers with the same key share its result. Nothing is cached afterwards. */
export class SingleFlight<Result> {
  private readonly pending = new Map<string, Promise<Result>>();

  /** The running task for a key. */
  get(key: string): Promise<Result> | undefined {
    return this.pending.get(key);
  }

  /** Joins the running task for a key, or starts one. */
  run(key: string, task: () => Promise<Result>): Promise<Result> {
    const running = this.pending.get(key) ?? task().finally(() => this.pending.delete(key));
    this.pending.set(key, running);
    return running;
  }
}
