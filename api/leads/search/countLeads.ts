import type { PipelineStage } from 'mongoose';
import { countUpTo } from '../../platform/records/readPage';
import type { LeadStatus } from '../enquiries/contract';
import { Enquiry } from '../enquiries/model';
import type { LeadPage, LeadQuery } from '../pipeline/contract';
import { type LeadFilter, type LeadSearch, statuses } from './leadSearch';

/**
 * Counts the leads that match a search, by status, and in total for the requested status. Counting stops at a few
 * thousand, so that the cost does not grow with the number of leads.
 */
export async function countLeads(
  search: LeadSearch,
  status: LeadQuery['status'],
): Promise<Pick<LeadPage, 'total' | 'isMore' | 'counts' | 'atLeast'>> {
  const each = await Promise.all(statuses.map((one) => countStatus(one, search)));
  const shown = each.filter((one) => !status || one.status === status);
  return {
    total: shown.reduce((sum, { count }) => sum + count, 0),
    isMore: shown.some(({ isMore }) => isMore),
    counts: Object.fromEntries(each.map((one) => [one.status, one.count])) as LeadPage['counts'],
    atLeast: each.filter(({ isMore }) => isMore).map((one) => one.status),
  };
}

/** The most index keys counted, and the most leads read to match further terms; fewer, since reading a lead costs more. */
const most = { keys: 2500, leads: 1000 };

async function countStatus(
  status: LeadStatus,
  { first, others, plain, isVain, index, plainIndex }: LeadSearch,
) {
  if (isVain) return { status, count: 0, isMore: false };
  const limit = others.length ? most.leads : most.keys;
  const filter: LeadFilter = { $and: [{ status }, ...(first ? [first] : []), ...plain] };
  const { total, isMore } = await countUpTo(Enquiry, filter, limit, first ? index : plainIndex);
  if (!others.length || !total) return { status, count: total, isMore };
  const read: PipelineStage[] = [{ $match: filter }, { $limit: limit }, { $match: { $and: others } }];
  const [row] = await Enquiry.aggregate<{ count: number }>([...read, { $count: 'count' }]).hint(index);
  return { status, count: row?.count ?? 0, isMore };
}
