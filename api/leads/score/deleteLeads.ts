import mongoose, { type QueryFilter } from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { ScoreChangeModel } from './model';

/** Leads per write. */
const BATCH = 1000;

/** Deletes leads with the changes of their scores. */
export async function deleteLeads(filter: QueryFilter<EnquiryRecord>): Promise<void> {
  for (;;) {
    const found = await Enquiry.find(filter, { _id: 1 }).limit(BATCH).lean<{ _id: string }[]>();
    const ids = mongoose.trusted({ $in: found.map(({ _id }) => _id) });
    await ScoreChangeModel.deleteMany({ leadId: ids });
    await Enquiry.deleteMany({ _id: ids });
    if (found.length < BATCH) return;
  }
}
