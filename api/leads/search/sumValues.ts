import { Enquiry } from '../enquiries/model';
import type { LeadTotals } from '../pipeline/contract';
import { buildLeadFilter, statuses } from './leadSearch';
import { type LeadFilterQuery, readFilterFacts } from './readFilterFacts';

/** The values of the matching leads added up by stage. Leads without a value are not read. */
export async function sumValues(query: LeadFilterQuery, canSeePersonal: boolean): Promise<LeadTotals> {
  const matching = buildLeadFilter(query, canSeePersonal, await readFilterFacts(query));
  const found = await Enquiry.aggregate<{ _id: LeadTotals[0]['status']; leads: number; value: number }>([
    { $match: { $and: [matching, { status: { $in: statuses }, value: { $exists: true } }] } },
    { $group: { _id: '$status', leads: { $sum: 1 }, value: { $sum: '$value' } } },
    { $sort: { _id: 1 } },
  ]);
  return found.map(({ _id: status, leads, value }) => ({ status, leads, value }));
}
