import mongoose from 'mongoose';
import { Enquiry, type EnquiryRecord } from './model';

// What happens to it is no change of the enquiry, so it sets no mark: these calls go past the model.
const enquiries = () => Enquiry.collection as unknown as mongoose.mongo.Collection<EnquiryRecord>;

/** Enquiries of these people that are yet to be submitted to HubSpot. Spam is not. */
export function findTracked(emails: string[]): Promise<EnquiryRecord[]> {
  return Enquiry.find({
    emailNorm: mongoose.trusted({ $in: emails }),
    'tracking.at': mongoose.trusted({ $exists: true }),
    status: mongoose.trusted({ $nin: ['spam' as const, 'quarantined' as const] }),
  })
    .sort({ createdAt: 1 })
    .lean<EnquiryRecord[]>();
}

/** Claims a submission. False when another process has. */
export async function beginSubmission(id: string): Promise<boolean> {
  const filter = { _id: id, 'tracking.at': { $exists: true }, 'tracking.isSending': { $exists: false } };
  const { modifiedCount } = await enquiries().updateOne(filter, { $set: { 'tracking.isSending': true } });
  return modifiedCount > 0;
}

/** Gives a submission back that HubSpot has certainly not stored. One whose consent ended meanwhile is not sent again. */
export async function releaseSubmission(id: string): Promise<void> {
  const hasEnded = { $ifNull: ['$tracking.withdrawnAt', false] };
  await enquiries().updateOne({ _id: id, 'tracking.at': { $exists: true } }, [
    {
      $set: {
        trackingWithdrawnAt: { $cond: [hasEnded, '$tracking.withdrawnAt', '$$REMOVE'] },
        tracking: { $cond: [hasEnded, '$$REMOVE', '$tracking'] },
      },
    },
    { $unset: 'tracking.isSending' },
  ]);
}

/** Submits nothing more of a browser that refused marketing cookies. What is being sent at this moment may arrive. */
export async function withdrawTracking(hutk: string, now = new Date()): Promise<void> {
  const isSending = { $ifNull: ['$tracking.isSending', false] };
  await enquiries().updateMany({ 'tracking.at': { $exists: true }, 'tracking.hutk': hutk }, [
    {
      $set: {
        trackingWithdrawnAt: { $cond: [isSending, '$$REMOVE', now] },
        tracking: {
          $cond: [isSending, { $mergeObjects: ['$tracking', { withdrawnAt: now }] }, '$$REMOVE'],
        },
      },
    },
  ]);
}

export async function deleteTracking(id: string): Promise<void> {
  await enquiries().updateOne({ _id: id }, { $unset: { tracking: '' } });
}

/** Deletes what was stored before a time and never submitted. */
export async function deleteOldTracking(before: Date): Promise<void> {
  await enquiries().updateMany({ 'tracking.at': { $lte: before } }, { $unset: { tracking: '' } });
}
