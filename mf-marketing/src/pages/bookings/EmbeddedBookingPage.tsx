import { Page, styled, VisuallyHidden } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { BookingCalendar } from './BookingCalendar';
import { BOOKINGS } from './content';

/** Booking only, for frames on other sites. Its canonical URL is the booking page. */
export function EmbeddedBookingPage() {
  return (
    <Page
      {...BOOKINGS.page}
      path={paths.bookings}
      noindex
      renderHeader={({ title }) => <VisuallyHidden as="h1">{title}</VisuallyHidden>}
    >
      <Styles>
        <div className="wrap">
          <BookingCalendar />
        </div>
      </Styles>
    </Page>
  );
}

export { EmbeddedBookingPage as Component };

const Styles = styled('div')`
  padding-block: 24px;
`;
