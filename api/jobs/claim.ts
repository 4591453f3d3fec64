import { Enquiry, type EnquiryRecord, type OutboxEntry } from '../resources/enquiries/model';

/** A mail that this process may try to send until the lease ends. */
export interface Claim {
  enquiry: EnquiryRecord;
  entry: OutboxEntry;
}

const lease = 30_000;
const longestPause = 15 * 60_000;
const patience = 24 * 3_600_000;

/** Takes the next mail that is due. Whoever comes later finds it leased for 30 seconds. */
export async function claimMail(now = new Date()): Promise<Claim | undefined> {
  // A lease lost in a crash only means another try, so taking it does not wait for the journal.
  const enquiry = await records({ w: 1, journal: false }).findOneAndUpdate(
    { outbox: { $elemMatch: { state: 'waiting', nextAt: { $lte: now } } } },
    { $set: { 'outbox.$.nextAt': new Date(now.getTime() + lease) }, $inc: { 'outbox.$.attempts': 1 } },
    { returnDocument: 'before', sort: { 'outbox.nextAt': 1 } },
  );
  const found = enquiry?.outbox.find(({ state, nextAt }) => state === 'waiting' && nextAt && nextAt <= now);
  return enquiry && found ? { enquiry, entry: { ...found, attempts: found.attempts + 1 } } : undefined;
}

export async function reportSent(id: string, entry: OutboxEntry, response: string): Promise<void> {
  await report(id, entry, {
    $set: { 'outbox.$.state': 'sent', 'outbox.$.sentAt': new Date(), 'outbox.$.response': response },
    $unset: { 'outbox.$.nextAt': '', 'outbox.$.error': '' },
  });
}

/** Sets the next try after a pause that grows and is drawn by lot; gives up a day after the first try. */
export async function reportFailure(id: string, entry: OutboxEntry, reason: string): Promise<void> {
  const error = reason.slice(0, 500);
  const isOver = Date.now() - entry.since.getTime() > patience;
  await report(
    id,
    entry,
    isOver
      ? { $set: { 'outbox.$.state': 'dead', 'outbox.$.error': error }, $unset: { 'outbox.$.nextAt': '' } }
      : {
          $set: {
            'outbox.$.nextAt': new Date(Date.now() + pauseAfter(entry.attempts)),
            'outbox.$.error': error,
          },
        },
  );
}

/** Full jitter: anything up to 1 s, 2 s, 4 s … 15 min, so that many waiting mails do not come back together. */
export function pauseAfter(attempts: number, random = Math.random()): number {
  return Math.round(random * Math.min(longestPause, 1000 * 2 ** Math.min(attempts - 1, 20)));
}

// The number of attempts is the fence: a try that outlived its lease has nothing to report any more.
async function report(
  id: string,
  { kind, attempts }: OutboxEntry,
  change: Record<string, Record<string, unknown>>,
) {
  await records().updateOne(
    { _id: id, outbox: { $elemMatch: { kind, attempts, state: 'waiting' } } },
    change,
  );
}

function records(writeConcern: { w: 1 | 'majority'; journal: boolean } = { w: 'majority', journal: true }) {
  return Enquiry.db.getClient().db(Enquiry.db.name).collection<EnquiryRecord>('enquiries', { writeConcern });
}
