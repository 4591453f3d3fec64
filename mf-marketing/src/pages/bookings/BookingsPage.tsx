import { paths } from '@site/shell/paths';
import { InnerPage } from '../../innerPage/InnerPage';
import { TitledSection } from '../../innerPage/TitledSection';
import { BookingCalendar } from './BookingCalendar';
import { ContactAlternatives } from './ContactAlternatives';
import { BOOKINGS } from './content';
import { PreparationList } from './PreparationList';

/**
 * Booking a conversation: the calendar of the booking service where the owner has one, else our own. Below it the
 * phone, and a message. Also at `/schedule`.
 */
export function BookingsPage() {
  const { page, bring, note } = BOOKINGS;
  return (
    <InnerPage {...page} path={paths.bookings}>
      <div className="wrap" style={{ paddingBottom: 'clamp(40px, 5vw, 80px)' }}>
        <BookingCalendar />
      </div>
      <ContactAlternatives />
      <TitledSection id="bring" title={bring.title} note={note}>
        <PreparationList items={bring.items} />
      </TitledSection>
    </InnerPage>
  );
}

export { BookingsPage as Component };
