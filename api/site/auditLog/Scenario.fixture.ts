import type { Reply, Visitor } from '../../testing';

export type Member = Visitor & { id: string; email: string };

/** A write that members make, as the tests of the audit log try it. */
export interface Scenario {
  /** The write as it succeeds, with the record its line must name. */
  good: (member: Member) => Promise<{ reply: Reply; record: string }>;
  /** The same write as it is refused after it was let in. */
  bad: (member: Member) => Promise<Reply>;
}
