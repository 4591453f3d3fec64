import { Button, Seo, SmartLink, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { CallFirst } from '../parts/CallFirst';
import { Quarter } from '../parts/Quarter';
import { SheetHead } from '../parts/SheetHead';
import { BringList } from './BringList';
import { BOOKINGS } from './content';
import { Ways } from './Ways';

/** Booking a conversation: the calendar of the booking service, the phone, or a message. Also at `/schedule`. */
export function BookingsPage() {
  const { bookingAddress, phone, phoneHref } = useSettings();
  const { seo, heading, lead, calendar, phone: call, bring, note } = BOOKINGS;
  return (
    <>
      <Seo
        title={seo.title}
        description={seo.description}
        path={paths.bookings}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: seo.title, to: paths.bookings },
        ]}
      />
      <SheetHead current="Bookings" title={heading} lead={lead} />
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
    </>
  );
}

export { BookingsPage as Component };
