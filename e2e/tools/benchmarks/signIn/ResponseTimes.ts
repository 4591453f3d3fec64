import type { Reply } from '@site/api/testing';
import { percentile } from '../report/percentile';
import type { Row } from '../report/printTable';

/** Response times of one kind of request in ms, and the number of responses by status. */
export class ResponseTimes {
  readonly times: number[] = [];
  private readonly counts = new Map<number, number>();

  async measure(call: Promise<Reply>): Promise<Reply> {
    const startedAt = performance.now();
    const reply = await call;
    this.times.push(performance.now() - startedAt);
    this.counts.set(reply.status, this.count(reply.status) + 1);
    return reply;
  }

  count(status: number): number {
    return this.counts.get(status) ?? 0;
  }

  /** Percentiles, and the statuses if all of them should have been `status`. */
  rows(what: string, status: number): Row[] {
    const statuses = [...this.counts].map(([code, count]) => `${code} (${count} times)`).join(', ');
    const isWithinBudget = this.count(status) === this.times.length;
    return [
      { what: `${what}: p50`, value: `${percentile(this.times, 0.5)} ms` },
      { what: `${what}: p99`, value: `${percentile(this.times, 0.99)} ms` },
      { what: `${what}: statuses`, value: statuses, budget: String(status), isWithinBudget },
    ];
  }
}
