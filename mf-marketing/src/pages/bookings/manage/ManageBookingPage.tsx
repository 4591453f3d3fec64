import { Page, useSettings } from '@site/shell/kit';
import { useLinkKey } from '@site/shell/kit/query';
import { MANAGE } from '../content';
import { NoScriptNotice } from '../scheduler/NoScriptNotice';
import { LinkExpired } from './LinkExpired';
import { ManagedBooking } from './ManagedBooking';
import { ManageStyles } from './ManageStyles';

/** Opened by the link in a booking's emails: shows the booking, moves it and cancels it. */
export function ManageBookingPage() {
  const key = useLinkKey();
  const { name } = useSettings();
  return (
    <Page
      title={MANAGE.title}
      description={MANAGE.description}
      path="/bookings/manage"
      noindex
      renderHeader={({ title }) => (
        <ManageStyles as="header">
          <div className="wrap head">
            <a href="/">{name}</a>
            <h1>{title}</h1>
          </div>
        </ManageStyles>
      )}
    >
      <ManageStyles>
        <div className="wrap">
          {key ? <ManagedBooking token={key} /> : key === undefined ? <p>One moment…</p> : <LinkExpired />}
          <NoScriptNotice>This page needs scripts.</NoScriptNotice>
        </div>
      </ManageStyles>
    </Page>
  );
}

export { ManageBookingPage as Component };
