import mongoose, { type QueryFilter } from 'mongoose';
import { afterPosition, pageSizeOf, parseCursor, toPage } from '../../platform/records/keyset';
import { countUpTo } from '../../platform/records/readPage';
import { searchPrefix } from '../../platform/records/searchTerms';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import {
  type SubscriberFilters,
  type SubscriberPage,
  type SubscriberQuery,
  type SubscriberState,
  subscriberStates,
} from './contract';
import { toSubscriberSummary } from './subscriberView';

type Filter = QueryFilter<SubscriberRecord>;
const dayMs = 86_400_000;

/** Counting stops here, so that its cost does not grow with the number of subscribers. */
const mostCounted = 10_000;

/** One page of subscribers, newest first by default. All search terms must match. */
export async function findSubscribers(
  query: SubscriberQuery,
  canSeePersonal: boolean,
): Promise<SubscriberPage> {
  const order = orderOf(query);
  const position = parseCursor(Subscriber, order, query.cursor);
  const now = new Date();
  const filterOf = (state?: SubscriberState) =>
    buildSubscriberFilter({ ...query, state }, canSeePersonal, now);
  const filter = filterOf(query.state);
  const hint = indexOf(query, canSeePersonal);
  const [found, counted] = await Promise.all([
    Subscriber.find(position ? { $and: [filter, afterPosition(position, order)] } : filter)
      .sort(order)
      .limit(pageSizeOf(query) + 1)
      .hint(hint)
      .select('-links -proofs -outbox -words')
      .lean<SubscriberRecord[]>(),
    Promise.all(subscriberStates.map((state) => countUpTo(Subscriber, filterOf(state), mostCounted, hint))),
  ]);
  const { records, nextCursor } = toPage(found, query, order);
  const shown = counted.filter((_, at) => !query.state || subscriberStates[at] === query.state);
  return {
    items: records.map((record) => toSubscriberSummary(record, canSeePersonal)),
    nextCursor,
    total: shown.reduce((sum, { total }) => sum + total, 0),
    isMore: shown.some(({ isMore }) => isMore),
    counts: Object.fromEntries(
      subscriberStates.map((state, at) => [state, counted[at]?.total ?? 0]),
    ) as SubscriberPage['counts'],
    atLeast: subscriberStates.filter((_, at) => counted[at]?.isMore),
  };
}

/** The index that finds what a query matches, and counts it without reading records. */
function indexOf(
  { q = '', topic, source }: SubscriberFilters,
  canSeePersonal: boolean,
): Record<string, 1 | -1> {
  const [field] = [q.trim() && canSeePersonal && 'words', topic && 'topics', source && 'place'].filter(
    Boolean,
  );
  return { status: 1, ...(field && { [field]: 1 }), createdAt: -1, _id: -1, pausedUntil: 1 };
}

/** The sort order of a query. */
export function orderOf({ sort }: Pick<SubscriberQuery, 'sort'>) {
  const direction = sort === 'oldest' ? 1 : -1;
  return { createdAt: direction, _id: direction } as const;
}

/** The database filter for a query. Who may not see addresses cannot search in them either. */
export function buildSubscriberFilter(
  { state, q = '', topic, source, added }: SubscriberFilters,
  canSeePersonal: boolean,
  now = new Date(),
): Filter {
  const terms = canSeePersonal ? termFilters(q).slice(0, 6) : [];
  // A search text without any term matches nothing.
  if (q.trim() && !terms.length) return { status: 'none' } as unknown as Filter;
  return {
    $and: [
      stateFilter(state, now),
      ...terms,
      ...(topic ? [{ topics: topic }] : []),
      ...(source ? [{ place: source }] : []),
      ...(added
        ? [{ createdAt: mongoose.trusted({ $gte: new Date(now.getTime() - Number(added) * dayMs) }) }]
        : []),
    ],
  };
}

/** The terms of a search: beginnings of words, but whole words before a sign such as `@`, which ends them. */
const termFilters = (q: string): Filter[] =>
  [...q.toLowerCase().matchAll(/([\p{L}\p{N}]+)(?=([^\p{L}\p{N}\s])?)/gu)].map(([, term = '', sign]) => {
    const prefix = searchPrefix(term);
    return { words: sign ? prefix : mongoose.trusted({ $regex: `^${prefix}` }) };
  });

function stateFilter(state: SubscriberState | undefined, now: Date): Filter {
  const isAfterNow = { $gt: now };
  // The indexes begin with the status.
  if (!state) return { status: mongoose.trusted({ $in: statuses }) };
  if (state === 'paused') return { status: 'active', pausedUntil: mongoose.trusted(isAfterNow) };
  if (state === 'active') return { status: 'active', pausedUntil: mongoose.trusted({ $not: isAfterNow }) };
  return { status: state };
}

const statuses: SubscriberRecord['status'][] = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'];
