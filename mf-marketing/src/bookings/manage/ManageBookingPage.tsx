import { Page, useSettings } from '@site/shell/kit';
import { useLinkKey } from '@site/shell/kit/query';
import { MANAGE } from '../content';
import { WithoutScripts } from '../WithoutScripts';
import { LinkOver } from './LinkOver';
import { ManagedBooking } from './ManagedBooking';
import { ManageLook } from './ManageLook';

/** Opened by the link of a booking's mails: shows the booking, moves it and cancels it. */
export function ManageBookingPage() {
  const key = useLinkKey();
  const { name } = useSettings();
  return (
    <Page
      title={MANAGE.title}
      description={MANAGE.description}
      path="/bookings/manage"
      noindex
      head={({ title }) => (
        <ManageLook as="header">
          <div className="wrap head">
            <a href="/">{name}</a>
            <h1>{title}</h1>
          </div>
        </ManageLook>
      )}
    >
      <ManageLook>
        <div className="wrap">
          {key ? <ManagedBooking token={key} /> : key === undefined ? <p>One moment…</p> : <LinkOver />}
          <WithoutScripts>This page needs scripts.</WithoutScripts>
        </div>
      </ManageLook>
    </Page>
  );
}

export { ManageBookingPage as Component };
