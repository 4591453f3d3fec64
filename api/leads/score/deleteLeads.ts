import mongoose, { type QueryFilter } from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { deleteFilesOf } from '../files/deleteFiles';
import { ScoreChangeModel } from './model';

/** Leads per write. */
const BATCH = 1000;

/** Deletes leads with the changes of their scores and the files that were sent with them. */
export async function deleteLeads(filter: QueryFilter<EnquiryRecord>): Promise<void> {
  for (;;) {
    const found = await Enquiry.find(filter, { _id: 1 }).limit(BATCH).lean<{ _id: string }[]>();
    const leadIds = found.map(({ _id }) => _id);
    const ids = mongoose.trusted({ $in: leadIds });
    await deleteFilesOf(leadIds);
    await ScoreChangeModel.deleteMany({ leadId: ids });
    await Enquiry.deleteMany({ _id: ids });
    if (found.length < BATCH) return;
  }
}
