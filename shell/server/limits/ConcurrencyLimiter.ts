import { networkOf } from '@site/api/clientAddress';

/** So many places for each network, or member, and no more, so that nobody takes those of all others. */
export class ConcurrencyLimiter {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** A place for the network of an address, or for who is named instead, as the way to give it back, once; nothing when all of them are taken. */
  take(address: string): (() => void) | undefined {
    const network = networkOf(address);
    const count = this.taken.get(network) ?? 0;
    if (count >= this.most) return undefined;
    this.taken.set(network, count + 1);
    return () => {
      const left = (this.taken.get(network) ?? 0) - 1;
      if (left > 0) this.taken.set(network, left);
      else this.taken.delete(network);
    };
  }
}
