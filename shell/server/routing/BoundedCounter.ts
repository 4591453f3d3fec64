/** The number of different keys that are counted: visitors can request any number of paths. */
const MAX_KEYS = 500;
/** The highest count per key that the API accepts. */
const MAX_COUNT = 1_000_000;

/** Counts occurrences of a limited number of keys. */
export class BoundedCounter {
  private readonly counts = new Map<string, number>();
  private overflow = 0;

  add(key: string) {
    const count = this.counts.get(key) ?? 0;
    if (!count && this.counts.size >= MAX_KEYS) this.overflow += 1;
    else this.counts.set(key, Math.min(count + 1, MAX_COUNT));
  }

  /** The counts of the first `max` keys. */
  first(max: number): [key: string, count: number][] {
    return [...this.counts].slice(0, max);
  }

  /** Subtracts these counts; later occurrences stay. */
  take(batch: [key: string, count: number][]) {
    for (const [key, count] of batch) {
      const remaining = (this.counts.get(key) ?? 0) - count;
      if (remaining > 0) this.counts.set(key, remaining);
      else this.counts.delete(key);
    }
  }

  /** Returns and resets how many occurrences were not counted because of the limit. */
  takeOverflow(): number {
    const { overflow } = this;
    this.overflow = 0;
    return overflow;
  }

  /** Clears all counts and returns their sum. */
  clear(): number {
    const total = [...this.counts.values()].reduce((sum, count) => sum + count, this.takeOverflow());
    this.counts.clear();
    return total;
  }
}
