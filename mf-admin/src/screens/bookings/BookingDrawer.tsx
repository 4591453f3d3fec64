import type { ManagedBookingDetails } from '@site/api/bookings/management/contract';
import { mayCreateBooking } from '@site/api/bookings/management/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { NEW } from '../../workbench/list/definition/useListUrl';
import { NewRecordDrawer } from '../../workbench/list/detail/NewRecordDrawer';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { BookingActions } from './BookingActions';
import { BookingEmails } from './BookingEmails';
import { BookingFacts } from './BookingFacts';
import { BookingPerson } from './BookingPerson';
import { useGetManagedBookingQuery } from './bookingsApi';
import { NewBookingForm } from './NewBookingForm';

/** The open booking with its actions, or the form of a new one. */
export function BookingDrawer(props: DetailDrawerProps) {
  if (props.id !== NEW) return <ExistingBooking {...props} />;
  return (
    <NewRecordDrawer
      {...props}
      noun="booking"
      description="Book a meeting for a caller. They get the invite by email."
      needs={mayCreateBooking}
    >
      <NewBookingForm onCreated={props.onOpen} />
    </NewRecordDrawer>
  );
}

function ExistingBooking({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetManagedBookingQuery({ id }, { refetchOnMountOrArgChange: true });
  const booking = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name={`Booking ${id}`}
      noun="booking"
      note={booking ? `${id} · booked ${dateFormat.stamp(booking.createdAt)}` : id}
      title={booking?.name}
      description={booking?.label}
      missingNote="It may have been deleted, or the reference is wrong."
    >
      {(found) => <BookingBody key={id} booking={found} />}
    </QueryDrawer>
  );
}

function BookingBody({ booking }: { booking: ManagedBookingDetails }) {
  return (
    <>
      <BookingActions booking={booking} />
      {booking.note && <Note>{booking.note}</Note>}
      <BookingFacts booking={booking} />
      <BookingPerson booking={booking} />
      <BookingEmails booking={booking} />
    </>
  );
}

const Note = styled('blockquote')`
  margin: 0;
  padding: 12px 20px 14px;
  border-top: 1px solid var(--line);
  color: var(--ink);
  font-size: 0.9375rem;
  line-height: 1.5;
  background: var(--paper);
  white-space: pre-line;
  overflow-wrap: anywhere;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
