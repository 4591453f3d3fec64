import { newId } from '../db/newId';
import type { DeliverySource } from './deliveries';
import type { OutboxEntry, OutboxSource } from './outboxEntries';

/** An email or call that this process may attempt until the lease ends. */
export interface Claim {
  source: DeliverySource;
  record: OutboxSource;
  entry: OutboxEntry;
  /** What was prepared for it; see `Delivery`. */
  prepared?: string;
  /** Its report need not wait for the journal: a write that does follows at once. */
  isReportedInPassing?: boolean;
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
  const record = await records(source, isOnce ? DURABLE : FAST).findOneAndUpdate(
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

/**
 * Leases up to `most` due entries for this process, the longest due first. No attempt begins by it: if the process ends,
 * another one sends them. So it does not wait for the journal.
 */
export async function leaseBatch(source: DeliverySource, leaseMs: number, most: number): Promise<Claim[]> {
  for (;;) {
    const claims = await leaseDue(source, leaseMs, most);
    // Empty where another process was faster with the same entries: then others may be due.
    if (!claims || claims.length) return claims ?? [];
  }
}

/** Undefined when nothing is due. */
async function leaseDue(source: DeliverySource, leaseMs: number, most: number): Promise<Claim[] | undefined> {
  const now = new Date();
  const kinds = Object.keys(source.deliveries);
  const all = records(source, FAST);
  const isDue = { $elemMatch: { kind: { $in: kinds }, state: 'waiting' as const, nextAt: { $lte: now } } };
  const due = await all
    .find({ outbox: isDue }, { projection: { _id: 1 } })
    .sort({ 'outbox.nextAt': 1 })
    .limit(most)
    .toArray();
  if (!due.length) return undefined;
  const lease = newId();
  const ids = { $in: due.map(({ _id }) => _id) };
  await all.updateMany(
    { _id: ids, outbox: isDue },
    { $set: { 'outbox.$.nextAt': new Date(now.getTime() + leaseMs), 'outbox.$.lease': lease } },
  );
  const leased = await all.find({ _id: ids, 'outbox.lease': lease }).toArray();
  const claims = leased.flatMap((record) => {
    const entry = record.outbox.find((each) => each.lease === lease);
    return entry ? [{ source, record, entry }] : [];
  });
  const order = new Map(due.map(({ _id }, at) => [_id, at]));
  return claims.sort((a, b) => (order.get(a.record._id) ?? 0) - (order.get(b.record._id) ?? 0));
}

/**
 * Begins the attempt of a leased entry, in the journal. Undefined if the lease ended and another process has it, or if it
 * is no longer to be sent. One whose earlier attempt has no outcome is returned as such.
 */
export async function beginAttempt(claim: Claim, leaseMs: number): Promise<Claim | undefined> {
  const { source, record, entry } = claim;
  const { messageId, attempts, lease } = entry;
  const { modifiedCount } = await records(source).updateOne(
    { _id: record._id, outbox: { $elemMatch: { messageId, attempts, lease, state: 'waiting' } } },
    {
      $set: { 'outbox.$.nextAt': new Date(Date.now() + leaseMs), 'outbox.$.isUnderWay': true },
      $inc: { 'outbox.$.attempts': 1 },
      $unset: { 'outbox.$.lease': '' },
    },
  );
  return modifiedCount ? { ...claim, entry: { ...entry, attempts: attempts + 1 } } : undefined;
}

/** Makes leased entries due again that this process will not send. Waits for the journal, also for reports before it. */
export async function returnLeased(claims: readonly Claim[]): Promise<void> {
  for (const { source, record, entry } of claims)
    await records(source).updateOne(
      { _id: record._id, outbox: { $elemMatch: { messageId: entry.messageId, lease: entry.lease } } },
      { $set: { 'outbox.$.nextAt': new Date() }, $unset: { 'outbox.$.lease': '' } },
    );
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
  { source, record, entry: { messageId, attempts }, isReportedInPassing }: Claim,
  change: Record<string, Record<string, unknown>>,
) {
  await records(source, isReportedInPassing ? FAST : DURABLE).updateOne(
    { _id: record._id, outbox: { $elemMatch: { messageId, attempts, state: 'waiting' } } },
    change,
  );
}

const DURABLE = { w: 'majority', journal: true } as const;
const FAST = { w: 1, journal: false } as const;

function records({ model }: DeliverySource, writeConcern: typeof DURABLE | typeof FAST = DURABLE) {
  const { db, collection } = model;
  return db.getClient().db(db.name).collection<OutboxSource>(collection.name, { writeConcern });
}
