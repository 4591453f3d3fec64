/** Runs one task at a time and serves the waiting members in turn, however many tasks each of them has. */
export class FairQueue {
  private readonly waiting = new Map<string, (() => void)[]>();
  private isBusy = false;

  /** Runs the task when it is this member's turn. */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.isBusy)
      await new Promise<void>((resolve) => {
        this.waiting.set(who, [...(this.waiting.get(who) ?? []), resolve]);
      });
    this.isBusy = true;
    try {
      return await work();
    } finally {
      this.goOn();
    }
  }

  private goOn() {
    const [first] = this.waiting;
    if (!first) {
      this.isBusy = false;
      return;
    }
    const [who, [begin, ...others]] = first;
    // The member's next task goes behind all other members.
    this.waiting.delete(who);
    if (others.length) this.waiting.set(who, others);
    begin?.();
  }
}
