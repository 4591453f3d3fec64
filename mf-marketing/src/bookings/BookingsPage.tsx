import { paths } from '@site/shell/paths';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
import { BringList } from './BringList';
import { BOOKINGS } from './content';
import { Ways } from './Ways';

/** Booking a conversation: the calendar of the booking service, the phone, or a message. Also at `/schedule`. */
export function BookingsPage() {
  const { page, bring, note } = BOOKINGS;
  return (
    <SheetPage {...page} path={paths.bookings}>
      <Ways />
      <Quarter id="bring" title={bring.title} note={note}>
        <BringList items={bring.items} />
      </Quarter>
    </SheetPage>
  );
}

export { BookingsPage as Component };
