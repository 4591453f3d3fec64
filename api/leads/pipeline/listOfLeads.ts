import {
  after,
  cutToPage,
  type Order,
  type Position,
  positionOf,
  sizeOf,
} from '../../platform/records/keyset';
import type { LeadStatus } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord, weekOf } from '../enquiries/model';
import type { LeadPage, LeadQuery } from './contract';
import { countOfLeads } from './countOfLeads';
import { type Search, searchOf, statuses } from './leadSearch';
import { leadSummary } from './leadView';

/** One page of leads, newest first unless told. Words are found by their beginnings, and all of them must be found. */
export async function listOfLeads(query: LeadQuery, isOpen: boolean): Promise<LeadPage> {
  const isUpward = query.sort === 'oldest';
  const order = isUpward ? oldestFirst : newestFirst;
  const from = positionOf(Enquiry, order, query.cursor);
  const size = sizeOf(query) + 1;
  const search = await searchOf(query, isOpen);
  const [counted, found] = await Promise.all([
    countOfLeads(search, query.status),
    search.isVain ? [] : leadsOf(search, { status: query.status, order, isUpward, from, size }),
  ]);
  const { records, nextCursor } = cutToPage(found, query, order);
  return { items: records.map((record) => leadSummary(record, isOpen)), nextCursor, ...counted };
}

export const newestFirst = { createdAt: -1, _id: -1 } as const;
const oldestFirst = { createdAt: 1, _id: 1 } as const;

interface Wanted {
  status: LeadStatus | undefined;
  order: Order<EnquiryRecord>;
  isUpward: boolean;
  /** Begins after this one. */
  from?: Position<EnquiryRecord>;
  size: number;
}

async function leadsOf(search: Search, wanted: Wanted): Promise<EnquiryRecord[]> {
  const { status, order, from, size } = wanted;
  const parts: object[] = [];
  if (status) parts.push({ status });
  if (from) parts.push(after(from, order));
  if (search.first) parts.push(search.first, await weeksOf(search, wanted));
  if (search.first && !status) parts.push({ status: { $in: statuses } });
  return Enquiry.aggregate<EnquiryRecord>([
    ...(parts.length ? [{ $match: { $and: parts } }] : []),
    ...lookedUp(search.others),
    { $sort: order },
    { $limit: size },
  ]);
}

/**
 * The weeks that hold a page of what was searched for. The index of the words goes by weeks, not by moments: it tells
 * how far one has to go, and only what matches in those weeks is put in order.
 */
async function weeksOf(search: Search, { status, isUpward, from, size }: Wanted): Promise<object> {
  const [beyond, until, since] = isUpward ? ['$gt', '$lte', '$gte'] : ['$lt', '$gte', '$lte'];
  const start = from && weekOf(from.createdAt);
  const found = await Promise.all(
    (status ? [status] : statuses).map((one) =>
      Enquiry.aggregate<{ week: number }>([
        { $match: { status: one, ...search.first, ...(from && { week: { [beyond]: start } }) } },
        { $sort: { week: isUpward ? 1 : -1 } },
        ...lookedUp(search.others),
        { $limit: size },
        { $project: { _id: 0, week: 1 } },
      ]).hint(search.index),
    ),
  );
  const weeks = found.flat().map(({ week }) => (isUpward ? week : -week));
  const last = weeks.sort((a, b) => a - b)[size - 1];
  return {
    week: {
      ...(from && { [since]: start }),
      [until]: last === undefined ? (isUpward ? Number.MAX_SAFE_INTEGER : 0) : Math.abs(last),
    },
  };
}

/** Behind a limit the database does not try to begin with these words instead, which are no rarer than the first. */
function lookedUp(others: Search['others']) {
  return others.length ? [{ $limit: Number.MAX_SAFE_INTEGER }, { $match: { $and: others } }] : [];
}
