import type { Reply } from '@site/api/testing';
import { percentile } from '../report/percentile';
import type { Row } from '../report/printTable';

/** How long the answers to one kind of call took, in ms, and how many there were of each status. */
export class ResponseTimes {
  readonly times: number[] = [];
  private readonly counts = new Map<number, number>();

  async take(call: Promise<Reply>): Promise<Reply> {
    const began = performance.now();
    const reply = await call;
    this.times.push(performance.now() - began);
    this.counts.set(reply.status, this.count(reply.status) + 1);
    return reply;
  }

  count(status: number): number {
    return this.counts.get(status) ?? 0;
  }

  /** How long they took and what they were, where all of them should have been `status`. */
  rows(what: string, status: number): Row[] {
    const statuses = [...this.counts].map(([answered, count]) => `${answered} (${count} times)`).join(', ');
    const isKept = this.count(status) === this.times.length;
    return [
      { what: `${what}: p50`, value: `${percentile(this.times, 0.5)} ms` },
      { what: `${what}: p99`, value: `${percentile(this.times, 0.99)} ms` },
      { what: `${what}: answers`, value: statuses, budget: String(status), isKept },
    ];
  }
}
