/** Different keys that are counted at a time; there is no end to what strangers ask for. */
const MOST = 500;
/** The most the API takes of one key at once. */
const HIGHEST = 1_000_000;

/** How often each key came up, of so many keys and no more. */
export class BoundedCounter {
  private readonly counts = new Map<string, number>();
  private missed = 0;

  add(key: string) {
    const count = this.counts.get(key) ?? 0;
    if (!count && this.counts.size >= MOST) this.missed += 1;
    else this.counts.set(key, Math.min(count + 1, HIGHEST));
  }

  /** The counts of the first so many keys. */
  first(most: number): [key: string, count: number][] {
    return [...this.counts].slice(0, most);
  }

  /** Takes these counts away; what came up since then stays. */
  take(batch: [key: string, count: number][]) {
    for (const [key, count] of batch) {
      const left = (this.counts.get(key) ?? 0) - count;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }

  /** How often a key came up for which there was no room, since this was asked last. */
  takeMissed(): number {
    const { missed } = this;
    this.missed = 0;
    return missed;
  }

  /** Forgets everything, and says how much that was. */
  clear(): number {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, this.takeMissed());
    this.counts.clear();
    return all;
  }
}
