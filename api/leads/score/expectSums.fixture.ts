import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { ScoreChangeModel } from './model';

/** Every score is the sum of its changes. */
export async function expectSums() {
  const leads = await Enquiry.find({}, { score: 1 }).lean<Pick<EnquiryRecord, '_id' | 'score'>[]>();
  const sums = await ScoreChangeModel.aggregate<{ _id: string; sum: number }>([
    { $group: { _id: '$leadId', sum: { $sum: '$delta' } } },
  ]);
  const bySum = new Map(sums.map(({ _id, sum }) => [_id, sum]));
  expect(leads.map(({ _id, score }) => [_id, score])).toEqual(
    leads.map(({ _id }) => [_id, bySum.get(_id) ?? 0]),
  );
}
