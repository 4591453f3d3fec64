import { bookingSourceOptions, type ManagedBookingDetails } from '@site/api/bookings/management/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { EmailAddress } from '../../workbench/record/EmailAddress';
import { type Fact, FactGrid } from '../../workbench/record/FactGrid';
import { BookingStateBadge } from './BookingStateBadge';
import { formatInZone } from './time/formatInZone';

/** Everything known of a booking: who, what, when in both time zones, and where it came from. */
export function BookingFacts({ booking }: { booking: ManagedBookingDetails }) {
  return <FactGrid facts={factsOf(booking)} />;
}

function factsOf(booking: ManagedBookingDetails): Fact[] {
  const { startAt, timeZone, guestZone, place, host, email, phone, visit, state } = booking;
  return [
    { name: 'Status', value: <BookingStateBadge state={state} /> },
    { name: 'Host', value: host?.name ?? 'No host' },
    { name: 'Office time', value: formatInZone(startAt, timeZone) },
    { name: 'Guest’s time', value: guestZone ? formatInZone(startAt, guestZone) : 'Time zone unknown' },
    { name: 'Length', value: `${booking.minutes} minutes` },
    { name: 'Location', value: place || 'Not set' },
    ...fact('Video call', booking.link),
    { name: 'Email', value: <EmailAddress email={email} /> },
    { name: 'Phone', value: phone || 'None' },
    {
      name: 'Source',
      value: bookingSourceOptions.find(({ value }) => value === booking.source)?.label ?? booking.source,
    },
    ...fact('Visit', visit),
    ...fact('Landing page', booking.landing),
    ...fact('Partner', booking.partner),
    ...fact('Topic', booking.subject),
    ...booking.answers.map(({ question, answer }) => ({ name: question, value: answer })),
    ...fact('Booked by', booking.createdBy),
    ...fact('Canceled', booking.canceledAt && dateFormat.stamp(booking.canceledAt)),
    ...fact('Reason', booking.cancelReason),
  ];
}

const fact = (name: string, value: string | null): Fact[] => (value ? [{ name, value }] : []);
