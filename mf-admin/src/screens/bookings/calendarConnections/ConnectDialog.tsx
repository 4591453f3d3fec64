import { type CalendarProviderName, providerLabels } from '@site/api/bookings/calendarApps/contract';
import type { CalendarConnection } from '@site/api/bookings/calendarConnections/contract';
import { CheckboxField } from '@site/shell/kit/form';
import { boolean, object } from 'superstruct';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { useAuthorizeConnectionMutation } from './connectionsApi';

const Choice = object({ addsBookings: boolean() });

/** What the site is to be allowed, before the browser goes to the provider. */
export function ConnectDialog({ hostId, provider, connection, onClose }: ConnectDialogProps) {
  const [authorize] = useAuthorizeConnectionMutation();
  const label = providerLabels[provider];
  const handleSubmit = async ({ addsBookings }: { addsBookings: boolean }) => {
    const body = { provider, addsBookings, ...(connection && { connection: connection.id }) };
    const { url } = await authorize({ id: hostId, body }).unwrap();
    goTo(url);
  };
  return (
    <FormDialog<{ addsBookings: boolean }>
      title={connection ? `Reconnect ${label}` : `Connect ${label}`}
      text={`You sign in at ${label} and choose what to allow. This site sees when you’re busy and the names of your calendars.`}
      submitLabel={`Continue to ${label}`}
      doneTitle={`Opening ${label}`}
      struct={Choice}
      initial={{ addsBookings: true }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <CheckboxField
        name="addsBookings"
        label="Add my bookings to this account’s calendar"
        hint={
          provider === 'google'
            ? 'Needs permission to change events on calendars that you own.'
            : 'Needs permission to change events on your calendars.'
        }
      />
    </FormDialog>
  );
}

interface ConnectDialogProps {
  hostId: string;
  provider: CalendarProviderName;
  /** The connection to renew. */
  connection?: CalendarConnection;
  onClose: () => void;
}

/** Leaves the workbench. */
function goTo(url: string): void {
  Object.assign(document.createElement('a'), { href: url }).click();
}
