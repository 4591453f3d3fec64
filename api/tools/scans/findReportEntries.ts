import mongoose from 'mongoose';
import type { ContactSource } from '../../leads/contacts/ContactSource';
import { ScanMail, type ScanMailRecord } from './model';

/** The reports of security tools that were emailed to a person in the last two days. */
export const findReportEntries: ContactSource = async (emails, limit) => {
  const found = await ScanMail.find({ 'outbox.to': mongoose.trusted({ $in: emails }) }, { createdAt: 1 })
    .collation({ locale: 'en', strength: 2 })
    .limit(limit)
    .lean<Pick<ScanMailRecord, '_id' | 'createdAt'>[]>();
  return found.map(({ _id, createdAt }) => ({
    kind: 'report',
    id: _id,
    title: 'Security tool report',
    state: 'Emailed',
    at: createdAt.toISOString(),
    startsAt: null,
  }));
};
