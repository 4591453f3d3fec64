import {
  type BookingPage,
  type BookingSummary,
  bookingPeriodOptions,
  bookingSourceOptions,
} from '@site/api/bookings/management/contract';
import { mayExportBookings } from '@site/api/bookings/management/policy';
import { pastDaysOptions } from '@site/api/leads/enquiries/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { paths } from '@site/shell/paths';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition, ListView } from '../../workbench/list/definition/ListDefinition';
import { BookingDrawer } from './BookingDrawer';
import { BookingStateBadge } from './BookingStateBadge';
import { bookingLists } from './bookingLists';
import { exportBookings, useListBookingsQuery } from './bookingsApi';
import { useHostChoices } from './useHostChoices';

/** The list of bookings. Without a period it shows the upcoming ones. */
export const bookingList: ListDefinition<BookingSummary, BookingPage> = {
  name: 'bookings',
  title: 'Bookings',
  description:
    'Every meeting booked on the website, by the team or at an external booking service. Times are in Central Time.',
  nouns: { one: 'booking', many: 'bookings' },
  keyOf: ({ id }) => id,
  nameOf: ({ name, label }) => `${label} with ${name}`,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Guest',
      render: ({ name, label }) => (
        <>
          <b>{name}</b>
          <span>{label}</span>
        </>
      ),
    },
    {
      name: 'Time',
      className: 'm',
      cardPosition: 'corner',
      render: ({ startAt }) => dateFormat.inList(startAt),
    },
    { name: 'Status', cardPosition: 'left', render: ({ state }) => <BookingStateBadge state={state} /> },
    {
      name: 'Host',
      cardPosition: 'right',
      hides: 'late',
      render: ({ host }) => host?.name ?? <span className="mu">No host</span>,
    },
    { name: 'Source', hides: 'early', render: ({ source }) => labelOf(source) },
    {
      name: 'Length',
      className: 'm',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ minutes }) => `${minutes} min`,
    },
    { name: 'Email', hides: 'early', isHiddenByDefault: true, render: ({ email }) => email },
    { name: 'Reference', className: 'm', hides: 'early', isHiddenByDefault: true, render: ({ id }) => id },
  ],
  search: {
    label: 'Search bookings by name, email, meeting type or reference',
    placeholder: 'name or email',
  },
  filters: [
    {
      name: 'when',
      label: 'Period',
      before: 'that are',
      any: 'upcoming',
      choices: bookingPeriodOptions.filter(({ value }) => value !== 'upcoming'),
    },
    {
      name: 'host',
      label: 'Host',
      before: 'hosted by',
      any: 'any host',
      choices: [],
      useChoices: useHostChoices,
    },
    { name: 'source', label: 'Source', before: 'from', any: 'any source', choices: bookingSourceOptions },
    {
      name: 'past',
      label: 'Booked',
      before: 'booked in',
      any: 'any period',
      choices: pastDaysOptions,
    },
    {
      name: 'mail',
      label: 'Emails',
      before: 'with',
      any: 'any email status',
      choices: [{ value: 'dead', label: 'a failed email' }],
    },
  ],
  sorts: [
    { value: 'time', label: 'nearest first' },
    { value: 'earliest', label: 'earliest first' },
    { value: 'latest', label: 'latest first' },
  ],
  tabs: {
    filter: 'when',
    label: 'Periods',
    all: 'Upcoming',
    allOf: ({ counts }) => counts.upcoming,
    countsOf: ({ counts }) => counts,
    atLeastOf: ({ atLeast }) => atLeast,
  },
  relatedLists: bookingLists,
  useRows: (query) => useListBookingsQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: ({ counts, atLeast }) =>
    bookingPeriodOptions.map(({ value, label }) => ({
      name: label,
      value: formatCount(counts[value], atLeast.includes(value)),
    })),
  emptyState: {
    title: 'No upcoming bookings',
    text: 'Meetings booked on the website appear here. You can also book one for a caller.',
    action: { label: 'Open booking page', act: () => location.assign(paths.bookings) },
  },
  noMatchText: (view) => noMatch(view),
  exportOptions: {
    needs: mayExportBookings,
    formats: ['csv', 'json'],
    fetchFile: exportBookings,
    note: 'The file contains personal details. Share it with care.',
  },
  Drawer: BookingDrawer,
};

/** For members who do not see personal details, and so cannot search them. */
export const maskedBookingList: typeof bookingList = {
  ...bookingList,
  search: { label: 'Search bookings by meeting type or reference', placeholder: 'meeting type or reference' },
  noMatchText: (view) => noMatch(view, 'meeting type or reference'),
};

function noMatch(
  { q, filters, cursor }: ListView,
  searched = 'name, email, meeting type or reference',
): string {
  if (cursor) return 'No more bookings on this page.';
  if (Object.entries(filters).some(([name, value]) => value && name !== 'when'))
    return 'No matching bookings. Remove a filter.';
  const period = filters.when ?? 'upcoming';
  if (!q) return `No ${period} bookings.`;
  return `No ${period} bookings match “${q}”. Enter the beginning of a ${searched}.`;
}

const labelOf = (source: BookingSummary['source']) =>
  bookingSourceOptions.find(({ value }) => value === source)?.label ?? source;
