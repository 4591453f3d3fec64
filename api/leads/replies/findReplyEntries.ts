import mongoose from 'mongoose';
import type { ContactSource } from '../contacts/ContactSource';
import { LeadReplyModel, type LeadReplyRecord } from './model';

const STATES = { waiting: 'Pending', sent: 'Sent', dead: 'Failed', held: 'On hold' } as const;

export const findReplyEntries: ContactSource = async (emails, limit) => {
  const found = await LeadReplyModel.find(
    { emailNorm: mongoose.trusted({ $in: emails }) },
    { reference: 1, by: 1, createdAt: 1, outbox: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean<Pick<LeadReplyRecord, '_id' | 'reference' | 'by' | 'createdAt' | 'outbox'>[]>();
  return found.map(({ _id, reference, by, createdAt, outbox }) => ({
    kind: 'reply',
    id: _id,
    title: `by ${by} to ${reference}`,
    state: STATES[outbox[0]?.state ?? 'sent'],
    at: createdAt.toISOString(),
    startsAt: null,
  }));
};
