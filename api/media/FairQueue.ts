/** One work at a time; those who wait come up in turn, however many works each of them has. */
export class FairQueue {
  private readonly waiting = new Map<string, (() => void)[]>();
  private isBusy = false;

  /** Does the work when it is the turn of who asks. */
  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
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
    // Behind all others who wait.
    this.waiting.delete(who);
    if (others.length) this.waiting.set(who, others);
    begin?.();
  }
}
