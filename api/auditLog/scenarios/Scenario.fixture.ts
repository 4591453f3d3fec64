import type { Reply, Visitor } from '../../testing';

export type Member = Visitor & { id: string; email: string };

/** A write by a member, as tested by the audit log tests. */
export interface Scenario {
  /** The successful write, with the record that its audit entry must name. */
  good: (member: Member) => Promise<{ reply: Reply; record: string }>;
  /** The same write failing after authorization. */
  bad: (member: Member) => Promise<Reply>;
}
