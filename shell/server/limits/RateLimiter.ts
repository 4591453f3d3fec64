import { networkOf } from '@site/api/clientAddress';

const MINUTE_MS = 60_000;

/** So many of something a minute for each network, however many networks there are: each minute's counts are forgotten. */
export class RateLimiter {
  private readonly counts = new Map<string, number>();
  private minute = 0;

  constructor(private readonly most: number) {}

  /** Counts one more for the network of an address; false when that is more than it may have. */
  take(address: string): boolean {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const network = networkOf(address);
    const count = (this.counts.get(network) ?? 0) + 1;
    this.counts.set(network, count);
    return count <= this.most;
  }
}
