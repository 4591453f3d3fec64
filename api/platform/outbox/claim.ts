import type { DeliverySource } from './deliveries';
import type { OutboxEntry, OutboxSource } from './outboxEntries';

/** A mail or a call that this process may try until the lease ends. */
export interface Claim {
  owner: DeliverySource;
  record: OutboxSource;
  entry: OutboxEntry;
}

const longestPause = 15 * 60_000;
const patience = 24 * 3_600_000;

/**
 * Takes the next entry of an owner that is due. Whoever comes later finds it leased for so many milliseconds. A kind
 * that this process does not know is left for one that does.
 */
export async function claimNext(owner: DeliverySource, leaseMs: number): Promise<Claim | undefined> {
  const now = new Date();
  const kinds = Object.keys(owner.deliveries);
  // A lease lost in a crash only means another try, so taking it does not wait for the journal.
  const record = await records(owner, { w: 1, journal: false }).findOneAndUpdate(
    { outbox: { $elemMatch: { kind: { $in: kinds }, state: 'waiting', nextAt: { $lte: now } } } },
    { $set: { 'outbox.$.nextAt': new Date(now.getTime() + leaseMs) }, $inc: { 'outbox.$.attempts': 1 } },
    { returnDocument: 'before', sort: { 'outbox.nextAt': 1 } },
  );
  const found = record?.outbox.find(
    ({ kind, state, nextAt }) => kinds.includes(kind) && state === 'waiting' && nextAt && nextAt <= now,
  );
  return record && found ? { owner, record, entry: { ...found, attempts: found.attempts + 1 } } : undefined;
}

export async function reportSent(claim: Claim, response: string): Promise<void> {
  await report(claim, {
    $set: { 'outbox.$.state': 'sent', 'outbox.$.sentAt': new Date(), 'outbox.$.response': response },
    $unset: { 'outbox.$.nextAt': '', 'outbox.$.error': '' },
  });
}

/** Sets the next try after a pause that grows and is drawn by lot; gives up a day after the first try. */
export async function reportFailure(claim: Claim, reason: string): Promise<void> {
  const { since, attempts } = claim.entry;
  const error = reason.slice(0, 500);
  const isOver = Date.now() - since.getTime() > patience;
  await report(
    claim,
    isOver
      ? { $set: { 'outbox.$.state': 'dead', 'outbox.$.error': error }, $unset: { 'outbox.$.nextAt': '' } }
      : {
          $set: {
            'outbox.$.nextAt': new Date(Date.now() + pauseAfter(attempts)),
            'outbox.$.error': error,
          },
        },
  );
}

/** Full jitter: anything up to 1 s, 2 s, 4 s … 15 min, so that many that wait do not come back together. */
export function pauseAfter(attempts: number, random = Math.random()): number {
  return Math.round(random * Math.min(longestPause, 1000 * 2 ** Math.min(attempts - 1, 20)));
}

// The number of attempts is the fence: a try that outlived its lease has nothing to report any more.
async function report(
  { owner, record, entry: { messageId, attempts } }: Claim,
  change: Record<string, Record<string, unknown>>,
) {
  await records(owner).updateOne(
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
