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

/** Days for which newsletters to an address pause that cannot be reached at present. */
const PAUSE_DAYS = 30;

/**
 * Pauses a subscription because several emails could not be delivered for a time, as a full mailbox does. It goes on by
 * itself. `reason` is what the mail server said.
 */
export async function pauseSubscription(emailNorm: string, reason: string, now = new Date()): Promise<void> {
  const until = new Date(now.getTime() + PAUSE_DAYS * 86_400_000);
  await Subscriber.updateOne(
    { emailNorm, status: 'active', pausedUntil: mongoose.trusted({ $not: { $gte: until } }) },
    {
      $set: { pausedUntil: until },
      $push: { proofs: { action: 'soft_bounced', at: now, note: reason.slice(0, 300) } },
      $inc: { version: 1 },
    },
  );
}
