/** The outcome of every request, as the senders saw it. */
export class DeliveryRecord {
  /** References by the sender's address. */
  readonly acknowledged = new Map<string, string>();
  /** Senders whose request was rejected. */
  readonly rejected = new Set<string>();
  started = 0;
  retries = 0;
  slowest = 0;

  acknowledge(sender: string, reference: string, ms: number): void {
    this.acknowledged.set(sender, reference);
    this.slowest = Math.max(this.slowest, ms);
  }
}
