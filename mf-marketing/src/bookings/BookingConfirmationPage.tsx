import { Button, Seo, useHydrated, useSettings } from '@site/shell/kit';
import { useLocation } from 'react-router-dom';
import { CallFirst } from '../parts/CallFirst';
import { Quarter } from '../parts/Quarter';
import { SheetHead } from '../parts/SheetHead';
import { BringList } from './BringList';
import { BOOKINGS, CONFIRMATION } from './content';

/**
 * Where the booking service sends people afterwards. Only the browser knows the booking's number: the server's page
 * is the same for everyone. Without a number the page helps to find the booking.
 */
export function BookingConfirmationPage() {
  const { bookingAddress } = useSettings();
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const isBooked = isHydrated && hasAppointment(search);
  const { heading, lead } = isBooked
    ? CONFIRMATION.booked
    : isHydrated
      ? CONFIRMATION.unknown
      : BEFORE_SCRIPTS;
  return (
    <>
      <Seo
        title={CONFIRMATION.seo.title}
        description={CONFIRMATION.seo.description}
        path="/booking-confirmation"
        noindex
      />
      <SheetHead current="Booking" title={heading} lead={lead}>
        <CallFirst />
        {!isBooked && (
          <Button tone="line" to={bookingAddress}>
            {BOOKINGS.calendar.button}
          </Button>
        )}
      </SheetHead>
      <Quarter id="bring" title={BOOKINGS.bring.title} note={BOOKINGS.note} ground="sheet">
        <BringList items={BOOKINGS.bring.items} />
      </Quarter>
    </>
  );
}

export { BookingConfirmationPage as Component };

/** What the server says to everyone: true with a booking and without. */
const BEFORE_SCRIPTS = { heading: 'Your booking', lead: CONFIRMATION.booked.lead };

function hasAppointment(search: string): boolean {
  const query = new URLSearchParams(search);
  return Boolean(query.get('appointmentId')?.trim() || query.get('uid')?.trim());
}
