import mongoose, { type QueryFilter } from 'mongoose';
import { startOfPast } from '../../leads/pipeline/startOfPast';
import { afterPosition, pageSizeOf, parseCursor, toPage } from '../../platform/records/keyset';
import { countUpTo } from '../../platform/records/readPage';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { Booking, type BookingRecord } from '../model';
import { type BookingPage, type BookingPeriod, type BookingQuery, bookingPeriodOptions } from './contract';
import { toBookingSummary } from './managedBookingView';

type Filter = QueryFilter<BookingRecord>;
type Search = Pick<BookingQuery, 'q' | 'host' | 'source' | 'past' | 'mail'>;

/** Counting stops here, so that its cost does not grow with the number of bookings. */
const mostCounted = 2000;
const periods = bookingPeriodOptions.map(({ value }) => value);

/** One page of bookings; upcoming ones by default. All search terms must match, by prefix. */
export async function findBookings(query: BookingQuery, canSeePersonal: boolean): Promise<BookingPage> {
  const { when = 'upcoming' } = query;
  const order = orderOf(query);
  const position = parseCursor(Booking, order, query.cursor);
  const now = new Date();
  const filterOf = (period: BookingPeriod) =>
    buildBookingFilter({ ...query, when: period }, canSeePersonal, now);
  const filter = filterOf(when);
  const [found, counted] = await Promise.all([
    Booking.find(position ? { $and: [filter, afterPosition(position, order)] } : filter)
      .sort(order)
      .limit(pageSizeOf(query) + 1)
      .lean<BookingRecord[]>(),
    Promise.all(periods.map((period) => countUpTo(Booking, filterOf(period), mostCounted))),
  ]);
  const { records, nextCursor } = toPage(found, query, order);
  const own = counted[periods.indexOf(when)];
  return {
    items: records.map((record) => toBookingSummary(record, canSeePersonal)),
    nextCursor,
    total: own?.total ?? 0,
    isMore: own?.isMore ?? false,
    counts: Object.fromEntries(
      periods.map((period, at) => [period, counted[at]?.total ?? 0]),
    ) as BookingPage['counts'],
    atLeast: periods.filter((_, at) => counted[at]?.isMore),
  };
}

/** The sort order of a query. */
export function orderOf({ when = 'upcoming', sort }: Pick<BookingQuery, 'when' | 'sort'>) {
  const direction = (sort ?? (when === 'upcoming' ? 'earliest' : 'latest')) === 'earliest' ? 1 : -1;
  return { startAt: direction, _id: direction } as const;
}

/** The database filter for a query. Only those who may see personal details search in them. */
export function buildBookingFilter(
  { when = 'upcoming', ...search }: Search & Pick<BookingQuery, 'when'>,
  canSeePersonal: boolean,
  now = new Date(),
): Filter {
  return { $and: [periodFilter(when, now), ...searchFilters(search, canSeePersonal)] };
}

function periodFilter(when: BookingPeriod, now: Date): Filter {
  if (when === 'canceled') return { status: 'cancelled' };
  if (when === 'past') return { status: 'confirmed', startAt: mongoose.trusted({ $lte: now }) };
  return {
    status: mongoose.trusted({ $in: ['confirmed', 'held'] }),
    startAt: mongoose.trusted({ $gt: now }),
  };
}

function searchFilters({ q = '', host, source, past, mail }: Search, canSeePersonal: boolean): Filter[] {
  const field = canSeePersonal ? 'words' : 'plainWords';
  const terms = searchTerms(q).filter(Boolean).map(searchPrefix).slice(0, 6);
  // A search text without any term matches nothing.
  if (q.trim() && !terms.length) return [{ appointmentId: '' }];
  return [
    ...terms.map((term): Filter => ({ [field]: mongoose.trusted({ $regex: `^${term}` }) })),
    ...(host ? [hostFilter(host)] : []),
    ...(source ? [sourceFilter(source)] : []),
    ...(past ? [{ createdAt: mongoose.trusted({ $gte: startOfPast(past) }) }] : []),
    ...(mail ? [{ 'outbox.state': mail }] : []),
  ];
}

/** The bookings of a member, or those without a host. */
export function hostFilter(host: string): Filter {
  return { hostId: host === 'none' ? null : host } as Filter;
}

function sourceFilter(source: NonNullable<BookingQuery['source']>): Filter {
  if (source === 'team' || source === 'cal' || source === 'calendly') return { provider: source };
  return { provider: 'site', 'origin.last.class': source === 'unknown' ? null : source } as Filter;
}
