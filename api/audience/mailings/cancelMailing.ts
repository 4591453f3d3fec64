import mongoose from 'mongoose';
import { Mailing } from './model';

/**
 * Cancels the mailing of a newsletter that is unpublished before it is sent, within the transaction of the request. The
 * emails that wait are skipped, also if the newsletter is published again: a pause is for continuing later.
 */
export async function cancelMailing(id: string): Promise<void> {
  await Mailing.updateOne(
    { _id: id, state: mongoose.trusted({ $ne: 'sent' as const }) },
    { $set: { isCanceled: true }, $unset: { isPaused: '' } },
  );
}
