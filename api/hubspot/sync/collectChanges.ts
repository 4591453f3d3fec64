import mongoose, { type Model } from 'mongoose';
import { Subscriber } from '../../audience/subscribers/model';
import { Booking } from '../../bookings/model';
import { Enquiry } from '../../leads/enquiries/model';
import { LeadNoteModel } from '../../leads/work/model';
import type { Marked } from '../../platform/records/changeMarks';
import type { HubspotRecord } from '../connection/model';
import { CrmContact, requestSync } from './model';

const BATCH = 500;
const RECHECK_MS = 3_600_000;

export interface Person extends Marked {
  _id: string;
  emailNorm: string;
}

/** What is synced, by the marks of its changes. */
export const markedModels = [Enquiry, Booking, Subscriber, LeadNoteModel] as unknown as Model<Person>[];

/** Requests a sync for people whose records changed, and for those not compared within the hour. */
export async function collectChanges({ connectedAt }: Pick<HubspotRecord, 'connectedAt'>): Promise<void> {
  const since = mongoose.Types.ObjectId.createFromTime(Math.floor((connectedAt?.getTime() ?? 0) / 1000));
  for (const model of markedModels) {
    const found = await model
      .find({ changeMark: mongoose.trusted({ $gte: since }) }, { emailNorm: 1, changeMark: 1 })
      .sort({ changeMark: 1 })
      .limit(BATCH)
      .lean<Person[]>();
    await requestSync(found.map(({ emailNorm }) => emailNorm));
    const erased = await findErased(found.map(({ emailNorm }) => emailNorm));
    // Only the mark that was read: a record that has changed since has a new mark. Someone who came back while their
    // erasure waits is collected after it.
    const seen = found
      .filter(({ emailNorm }) => !erased.has(emailNorm))
      .map(({ _id, changeMark }) => ({
        updateOne: { filter: { _id, changeMark }, update: { $unset: { changeMark: '' } } },
      }));
    if (seen.length) await model.collection.bulkWrite(seen as never[], { ordered: false });
  }
  // What changed in HubSpot alone is found here.
  await CrmContact.updateMany(
    {
      task: 'sync',
      state: 'done',
      syncedAt: mongoose.trusted({ $lt: new Date(Date.now() - RECHECK_MS) }),
    },
    { $set: { state: 'pending', nextAt: new Date() } },
    { timestamps: false },
  );
}

/** Those of the email addresses whose erasure is not done. */
async function findErased(emails: string[]): Promise<Set<string>> {
  const filter = { email: mongoose.trusted({ $in: emails }), task: 'erase' as const };
  return new Set(await CrmContact.distinct('email', filter));
}
