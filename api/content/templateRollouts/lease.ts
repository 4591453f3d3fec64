import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { type RolloutRecord, TemplateRollout } from './model';

/** A rollout is taken over from a process that has not reported for so long. */
const LEASE_MS = 60_000;
/** After an error, the next attempt waits so long. */
const RETRY_MS = 10_000;

/** Claims the rollout that waits for the job, or whose process ended. */
export function claimRollout(now: Date): Promise<RolloutRecord | null> {
  const isFree = [{ leaseUntil: null }, { leaseUntil: mongoose.trusted({ $lt: now }) }];
  return TemplateRollout.findOneAndUpdate(
    { slot: 'active', $or: isFree },
    {
      $set: { token: newId(), leaseUntil: new Date(now.getTime() + LEASE_MS) },
      $inc: { attempts: 1 },
    },
    { returnDocument: 'after' },
  )
    .lean<RolloutRecord>()
    .exec();
}

type Claimed = Pick<RolloutRecord, '_id' | 'token'>;

/**
 * Stores progress and renews the lease. False if another process has taken over, or a member has stopped it. The attempts
 * are reset only by a page that was changed: what is done before that is done again by each attempt.
 */
export async function reportRollout(
  { _id, token }: Claimed,
  part: Partial<RolloutRecord>,
  now: Date,
): Promise<boolean> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const change = { $set: { ...part, leaseUntil } };
  return (await TemplateRollout.updateOne({ _id, token, slot: 'active' }, change)).matchedCount > 0;
}

/** Stores the result, and lets the next rollout begin. */
export async function endRollout(
  { _id, token }: Claimed,
  part: Partial<RolloutRecord>,
  now: Date,
): Promise<void> {
  await TemplateRollout.updateOne(
    { _id, token, slot: 'active' },
    { $set: { ...part, endedAt: now, leaseUntil: null }, $unset: { slot: '' }, $inc: { version: 1 } },
  );
}

/** Lets a process try again later. */
export async function postponeRollout({ _id, token }: Claimed, now: Date): Promise<void> {
  const leaseUntil = new Date(now.getTime() + RETRY_MS);
  await TemplateRollout.updateOne({ _id, token }, { $set: { leaseUntil } });
}
