import { networkOf } from '@site/api/platform/client/clientAddress';

/** Limits the concurrency of each network or member. Work beyond the limit is rejected, not queued. */
export class ConcurrencyLimiter {
  private readonly active = new Map<string, number>();

  constructor(private readonly max: number) {}

  /**
   * Takes a slot for the network of an address, or for another key. Returns the function that releases it;
   * `undefined` at the limit.
   */
  take(address: string): (() => void) | undefined {
    const network = networkOf(address);
    const count = this.active.get(network) ?? 0;
    if (count >= this.max) return undefined;
    this.active.set(network, count + 1);
    return () => {
      const remaining = (this.active.get(network) ?? 0) - 1;
      if (remaining > 0) this.active.set(network, remaining);
      else this.active.delete(network);
    };
  }
}
