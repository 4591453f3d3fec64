import { Button, useHydrated, useSettings } from '@site/shell/kit';
import { useLocation } from 'react-router-dom';
import { CallFirst } from '../parts/sheet/CallFirst';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
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
  const { page, booked, unknown } = CONFIRMATION;
  const words = isBooked ? booked : isHydrated ? unknown : BEFORE_SCRIPTS;
  return (
    <SheetPage
      {...page}
      {...words}
      path="/booking-confirmation"
      noindex
      actions={
        <>
          <CallFirst />
          {!isBooked && (
            <Button tone="line" to={bookingAddress}>
              {BOOKINGS.calendar.button}
            </Button>
          )}
        </>
      }
    >
      <Quarter id="bring" title={BOOKINGS.bring.title} note={BOOKINGS.note} ground="sheet">
        <BringList items={BOOKINGS.bring.items} />
      </Quarter>
    </SheetPage>
  );
}

export { BookingConfirmationPage as Component };

/** What the server says to everyone: true with a booking and without. */
const BEFORE_SCRIPTS = { title: 'Your booking', lead: CONFIRMATION.booked.lead };

function hasAppointment(search: string): boolean {
  const query = new URLSearchParams(search);
  return Boolean(query.get('appointmentId')?.trim() || query.get('uid')?.trim());
}
