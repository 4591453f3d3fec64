import type { DeliverySource } from './deliveries';
import type { OutboxEntry, OutboxSource } from './outboxEntries';

/** An email or call that this process may attempt until the lease ends. */
export interface Claim {
  source: DeliverySource;
  record: OutboxSource;
  entry: OutboxEntry;
}

const MAX_PAUSE_MS = 15 * 60_000;
const MAX_AGE_MS = 24 * 3_600_000;

/**
 * Claims the next due entry for `leaseMs` milliseconds. Kinds that this process does not know are left for
 * another.
 */
export async function claimNext(source: DeliverySource, leaseMs: number): Promise<Claim | undefined> {
  const now = new Date();
  const kinds = Object.keys(source.deliveries);
  // A lost lease only causes another attempt, so the write does not wait for the journal where one may follow.
  const isOnce = Object.values(source.deliveries).some(({ isAtMostOnce }) => isAtMostOnce);
  const record = await records(source, isOnce ? undefined : { w: 1, journal: false }).findOneAndUpdate(
    { outbox: { $elemMatch: { kind: { $in: kinds }, state: 'waiting', nextAt: { $lte: now } } } },
    {
      $set: { 'outbox.$.nextAt': new Date(now.getTime() + leaseMs), 'outbox.$.isUnderWay': true },
      $inc: { 'outbox.$.attempts': 1 },
    },
    { returnDocument: 'before', sort: { 'outbox.nextAt': 1 } },
  );
  const found = record?.outbox.find(
    ({ kind, state, nextAt }) => kinds.includes(kind) && state === 'waiting' && nextAt && nextAt <= now,
  );
  return record && found ? { source, record, entry: { ...found, attempts: found.attempts + 1 } } : undefined;
}

export async function reportSent(claim: Claim, response: string): Promise<void> {
  await report(claim, {
    $set: { 'outbox.$.state': 'sent', 'outbox.$.sentAt': new Date(), 'outbox.$.response': response },
    $unset: { 'outbox.$.nextAt': '', 'outbox.$.error': '', 'outbox.$.isUnderWay': '' },
  });
}

/** Ends an entry that is no longer of use, or whose outcome is unknown. */
export async function reportDead(claim: Claim, error: string): Promise<void> {
  await report(claim, {
    $set: { 'outbox.$.state': 'dead', 'outbox.$.error': error },
    $unset: { 'outbox.$.nextAt': '', 'outbox.$.isUnderWay': '' },
  });
}

/** Holds an entry that must not be sent now. */
export async function reportHeld(claim: Claim): Promise<void> {
  await report(claim, {
    $set: { 'outbox.$.state': 'held' },
    $unset: { 'outbox.$.nextAt': '', 'outbox.$.isUnderWay': '' },
  });
}

/** Schedules the attempt that could not be made yet. The day of attempts begins then. */
export async function reportPostponed(claim: Claim, until: Date): Promise<void> {
  await report(claim, {
    $set: { 'outbox.$.nextAt': until, 'outbox.$.since': until, 'outbox.$.isReserved': true },
    $unset: { 'outbox.$.isUnderWay': '' },
  });
}

/** Schedules a retry with exponential backoff and jitter, or gives up a day after the first attempt. */
export async function reportFailure(claim: Claim, reason: string): Promise<void> {
  const { since, attempts } = claim.entry;
  const error = reason.slice(0, 500);
  const isOver = Date.now() - since.getTime() > MAX_AGE_MS;
  await report(
    claim,
    isOver
      ? {
          $set: { 'outbox.$.state': 'dead', 'outbox.$.error': error },
          $unset: { 'outbox.$.nextAt': '', 'outbox.$.isUnderWay': '' },
        }
      : {
          $set: {
            'outbox.$.nextAt': new Date(Date.now() + retryDelay(attempts)),
            'outbox.$.error': error,
          },
          $unset: { 'outbox.$.isUnderWay': '' },
        },
  );
}

/**
 * Full jitter: a random delay up to 1 s, 2 s, 4 s … 15 min, so that many entries don't retry at the same
 * time.
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  return Math.round(random * Math.min(MAX_PAUSE_MS, 1000 * 2 ** Math.min(attempts - 1, 20)));
}

// The number of attempts is a fencing token: an attempt that outlived its lease must not report.
async function report(
  { source, record, entry: { messageId, attempts } }: Claim,
  change: Record<string, Record<string, unknown>>,
) {
  await records(source).updateOne(
    { _id: record._id, outbox: { $elemMatch: { messageId, attempts, state: 'waiting' } } },
    change,
  );
}

function records(
  { model }: DeliverySource,
  writeConcern: { w: 1 | 'majority'; journal: boolean } = { w: 'majority', journal: true },
) {
  const { db, collection } = model;
  return db.getClient().db(db.name).collection<OutboxSource>(collection.name, { writeConcern });
}
