import { paths } from '@site/shell/paths';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
import { BookingDesk } from './BookingDesk';
import { BringList } from './BringList';
import { BOOKINGS } from './content';
import { Ways } from './Ways';

/**
 * Booking a conversation: the calendar of the booking service where the owner has one, else our own. Below it the
 * phone, and a message. Also at `/schedule`.
 */
export function BookingsPage() {
  const { page, bring, note } = BOOKINGS;
  return (
    <SheetPage {...page} path={paths.bookings}>
      <div className="wrap" style={{ paddingBottom: 'clamp(40px, 5vw, 80px)' }}>
        <BookingDesk />
      </div>
      <Ways />
      <Quarter id="bring" title={bring.title} note={note}>
        <BringList items={bring.items} />
      </Quarter>
    </SheetPage>
  );
}

export { BookingsPage as Component };
