import { networkOf } from '@site/api/platform/client/clientAddress';
import PQueue from 'p-queue';

/** A queue for each network, so that the tasks of one network do not delay those of another. */
export class NetworkQueue {
  private readonly queues = new Map<string, PQueue>();

  constructor(private readonly concurrency: number) {}

  /** Runs the task when it is next among those of the address's network. */
  add<T>(address: string, task: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    const queue = this.queues.get(network) ?? new PQueue({ concurrency: this.concurrency });
    if (!this.queues.has(network)) queue.once('idle', () => this.queues.delete(network));
    this.queues.set(network, queue);
    return queue.add(task);
  }
}
