import type { PipelineStage } from 'mongoose';
import { countUpTo } from '../../platform/records/readPage';
import type { LeadStatus } from '../enquiries/contract';
import { Enquiry } from '../enquiries/model';
import type { LeadPage, LeadQuery } from './contract';
import { type LeadSearch, statuses } from './leadSearch';

/**
 * How many leads match a search, by status, and in all those of the status that is asked for. Nothing is counted
 * beyond a few thousand, so that it costs the same however many there are.
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

/** Keys of an index that are counted, and leads that are read for their other words: fewer, since a lead is longer. */
const most = { keys: 2500, leads: 1000 };

async function countStatus(status: LeadStatus, { first, others, isVain, index }: LeadSearch) {
  if (isVain) return { status, count: 0, isMore: false };
  const limit = others.length ? most.leads : most.keys;
  const filter = { status, ...first };
  const { total, isMore } = await countUpTo(Enquiry, filter, limit, first && index);
  if (!others.length || !total) return { status, count: total, isMore };
  const read: PipelineStage[] = [{ $match: filter }, { $limit: limit }, { $match: { $and: others } }];
  const [row] = await Enquiry.aggregate<{ count: number }>([...read, { $count: 'count' }]).hint(index);
  return { status, count: row?.count ?? 0, isMore };
}
