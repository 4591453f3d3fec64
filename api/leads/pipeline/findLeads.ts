import {
  afterPosition,
  type Order,
  type Position,
  pageSizeOf,
  parseCursor,
  toPage,
} from '../../platform/records/keyset';
import type { LeadStatus } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord, weekOf } from '../enquiries/model';
import { countLeads } from '../search/countLeads';
import { buildLeadSearch, type LeadSearch, statuses } from '../search/leadSearch';
import { readFilterFacts } from '../search/readFilterFacts';
import { findNextTasks } from '../work/openTasks';
import type { LeadPage, LeadQuery } from './contract';
import { readSurroundings, toLeadSummary } from './leadView';

/** One page of leads, newest first by default. All search terms must match, by prefix. */
export async function findLeads(query: LeadQuery, canSeePersonal: boolean): Promise<LeadPage> {
  const { sort = 'newest' } = query;
  const order = orders[sort];
  const from = parseCursor(Enquiry, order, query.cursor);
  const size = pageSizeOf(query) + 1;
  const search = await buildLeadSearch(query, canSeePersonal, await readFilterFacts(query));
  const [counted, found] = await Promise.all([
    countLeads(search, query.status),
    search.isVain ? [] : readLeads(search, { status: query.status, sort, from, size }),
  ]);
  const { records, nextCursor } = toPage(found, query, order);
  const [surroundings, tasks] = await Promise.all([
    readSurroundings(records),
    findNextTasks(records.map(({ emailNorm }) => emailNorm)),
  ]);
  return {
    items: records.map((record) => {
      const nextTask = tasks.get(record.emailNorm);
      return { ...toLeadSummary(record, canSeePersonal, surroundings), ...(nextTask && { nextTask }) };
    }),
    nextCursor,
    ...counted,
  };
}

export const newestFirst = { createdAt: -1, _id: -1 } as const;
const orders: Record<LeadSort, Order<EnquiryRecord>> = {
  newest: newestFirst,
  oldest: { createdAt: 1, _id: 1 },
  highest: { score: -1, createdAt: -1, _id: -1 },
  lowest: { score: 1, createdAt: 1, _id: 1 },
};
type LeadSort = NonNullable<LeadQuery['sort']>;

interface LeadPageQuery {
  status: LeadStatus | undefined;
  sort: LeadSort;
  /** The page starts after this lead. */
  from?: Position<EnquiryRecord>;
  size: number;
}

async function readLeads(search: LeadSearch, wanted: LeadPageQuery): Promise<EnquiryRecord[]> {
  const { status, sort, from, size } = wanted;
  const order = orders[sort];
  const parts: object[] = [];
  if (status) parts.push({ status });
  if (from) parts.push(afterPosition(from, order));
  if (search.first) parts.push(search.first);
  parts.push(...search.plain);
  // A score can be of any week.
  if (search.first && (sort === 'newest' || sort === 'oldest'))
    parts.push(await findWeekRange(search, wanted));
  if ((search.first || search.plainIndex) && !status) parts.push({ status: { $in: statuses } });
  const reading = Enquiry.aggregate<EnquiryRecord>([
    ...(parts.length ? [{ $match: { $and: parts } }] : []),
    ...matchOtherTerms(search.others),
    { $sort: order },
    { $limit: size },
  ]);
  return search.plainIndex ? reading.hint(search.plainIndex) : reading;
}

/**
 * The range of weeks that contains one page of matches. The index of terms is ordered by week, not by time: it says how
 * far to go, and only the matches of those weeks are sorted.
 */
async function findWeekRange(
  search: LeadSearch,
  { status, sort, from, size }: LeadPageQuery,
): Promise<object> {
  const isOldestFirst = sort === 'oldest';
  const [beyond, until, since] = isOldestFirst ? ['$gt', '$lte', '$gte'] : ['$lt', '$gte', '$lte'];
  const start = from && weekOf(from.createdAt);
  const found = await Promise.all(
    (status ? [status] : statuses).map((one) =>
      Enquiry.aggregate<{ week: number }>([
        { $match: { status: one, ...search.first, ...(from && { week: { [beyond]: start } }) } },
        { $sort: { week: isOldestFirst ? 1 : -1 } },
        ...matchOtherTerms(search.others),
        { $limit: size },
        { $project: { _id: 0, week: 1 } },
      ]).hint(search.index),
    ),
  );
  const weeks = found.flat().map(({ week }) => (isOldestFirst ? week : -week));
  const last = weeks.sort((a, b) => a - b)[size - 1];
  return {
    week: {
      ...(from && { [since]: start }),
      [until]: last === undefined ? (isOldestFirst ? Number.MAX_SAFE_INTEGER : 0) : Math.abs(last),
    },
  };
}

/** The limit keeps the query planner from starting with these terms, which are not rarer than the first. */
function matchOtherTerms(others: LeadSearch['others']) {
  return others.length ? [{ $limit: Number.MAX_SAFE_INTEGER }, { $match: { $and: others } }] : [];
}
