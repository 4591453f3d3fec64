import mongoose from 'mongoose';
import type { SealingKeys } from '../../platform/encryption/seal';
import { Subscriber, type SubscriberRecord } from './model';
import { recordGrowth } from './recordGrowth';
import { suppress } from './suppression';

/**
 * Ends a subscription because email does not reach the address, or because its owner marked one as spam. `reason` is what
 * the mail server said.
 */
export async function stopSubscription(
  keys: SealingKeys,
  emailNorm: string,
  status: 'bounced' | 'complained',
  reason: string,
): Promise<void> {
  await suppress(keys, emailNorm, status);
  const before = await Subscriber.findOneAndUpdate(
    { emailNorm, status: mongoose.trusted({ $in: ['active', 'pending'] }) },
    {
      $set: { status, unsubscribedAt: new Date() },
      $unset: { pausedUntil: '', forgetAt: '' },
      $push: { proofs: { action: status, at: new Date(), note: reason.slice(0, 300) } },
      $inc: { version: 1 },
    },
  ).lean<SubscriberRecord>();
  if (before) await recordGrowth(before, { ...before, status });
}
