import mongoose from 'mongoose';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { unavailable, unprocessable } from '../../platform/errors/HttpError';
import { retryWhileUnavailable } from '../../platform/limits/retryWhileUnavailable';
import { Enquiry, type EnquiryRecord } from './model';
import { newReference } from './reference';

const tenMinutes = 600_000;

export type NewEnquiry = Omit<EnquiryRecord, 'week' | 'score' | 'createdAt' | 'updatedAt'>;

export interface SavedEnquiry {
  reference: string;
  isRepeat: boolean;
  /** Whether it is in quarantine, or spam by now. */
  isHeld: boolean;
}

/**
 * Stores an enquiry exactly once. When this resolves, a majority of the replica set has it in the journal. Retries for
 * about ten seconds while the database is unavailable, then 503. The outcome of an attempt without a response is
 * unknown, so it is never reported as stored.
 */
export function saveEnquiry(record: NewEnquiry, earlierId?: string): Promise<SavedEnquiry> {
  const message = 'We couldn’t save your message just now. Please try again in a moment.';
  return retryWhileUnavailable(message, () => saveOnce(record, earlierId));
}

async function saveOnce(record: NewEnquiry, earlierId: string | undefined): Promise<SavedEnquiry> {
  if (earlierId) {
    const since = mongoose.trusted({ $gte: new Date(Date.now() - tenMinutes) });
    const earlier = await Enquiry.exists({ _id: earlierId, createdAt: since });
    if (earlier) return confirmRepeat(earlierId, record.requestHash);
  }
  try {
    await Enquiry.create([record]);
    return { reference: record.reference, isRepeat: false, isHeld: isHeld(record) };
  } catch (error) {
    const clash = duplicateKeyField(error);
    if (clash === '_id') return confirmRepeat(record._id, record.requestHash);
    if (clash !== 'reference') throw error;
    const reference = newReference();
    return saveOnce({ ...record, reference }, earlierId);
  }
}

/**
 * Reading an enquiry proves only that one member of the replica set has it. This write waits for the majority, and so
 * for every write before it.
 */
async function confirmRepeat(id: string, hash: string): Promise<SavedEnquiry> {
  const saved = await Enquiry.findOneAndUpdate(
    { _id: id },
    { $inc: { repeats: 1 } },
    { returnDocument: 'after' },
  )
    .select('reference requestHash status')
    .lean<Pick<EnquiryRecord, 'reference' | 'requestHash' | 'status'>>();
  if (!saved) throw unavailable();
  if (saved.requestHash !== hash) {
    throw unprocessable('key_reused', 'This Idempotency-Key was already used for a different message.');
  }
  return { reference: saved.reference, isRepeat: true, isHeld: isHeld(saved) };
}

const isHeld = ({ status }: Pick<EnquiryRecord, 'status'>) => status === 'quarantined' || status === 'spam';
