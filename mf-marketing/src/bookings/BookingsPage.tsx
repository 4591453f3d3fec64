import { Button, SmartLink, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { CallFirst } from '../parts/sheet/CallFirst';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
import { BringList } from './BringList';
import { BOOKINGS } from './content';
import { Ways } from './Ways';

/** Booking a conversation: the calendar of the booking service, the phone, or a message. Also at `/schedule`. */
export function BookingsPage() {
  const { bookingAddress, phone, phoneHref } = useSettings();
  const { page, calendar, phone: call, bring, note } = BOOKINGS;
  return (
    <SheetPage {...page} path={paths.bookings}>
      <Ways>
        <div className="way">
          <h2>{calendar.title}</h2>
          <p>{calendar.text}</p>
          <Button tone="navy" to={bookingAddress}>
            <CalendarDays size={20} aria-hidden />
            {calendar.button}
          </Button>
        </div>
        <div className="way">
          <h2>{call.title}</h2>
          <p>{call.text}</p>
          <p className="number">
            <SmartLink className="tn" to={phoneHref}>
              {phone}
            </SmartLink>
          </p>
          <div className="buttons">
            <CallFirst />
            <Button tone="line" to={paths.contact}>
              {call.write}
            </Button>
          </div>
        </div>
      </Ways>
      <Quarter id="bring" title={bring.title} note={note}>
        <BringList items={bring.items} />
      </Quarter>
    </SheetPage>
  );
}

export { BookingsPage as Component };
