import type { CalendarProviderName } from '@site/api/bookings/calendarApps/contract';
import { providerLabels } from '@site/api/bookings/calendarApps/contract';
import { mayReadCalendarApps } from '@site/api/bookings/calendarApps/policy';
import {
  type CalendarConnection,
  type CalendarConnections,
  maxConnections,
} from '@site/api/bookings/calendarConnections/contract';
import { mayConnectCalendar } from '@site/api/bookings/calendarConnections/policy';
import type { Host } from '@site/api/bookings/hosts/contract';
import { Button } from '@site/shell/kit';
import { Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../../session/usePermissions';
import { HostSection } from '../HostSection';
import { ChooseCalendarsDialog } from './ChooseCalendarsDialog';
import { ConnectDialog } from './ConnectDialog';
import { ConnectionItem } from './ConnectionItem';
import { useListConnectionsQuery } from './connectionsApi';
import { DisconnectDialog } from './DisconnectDialog';

const POLL_MS = 15_000;

type Open =
  | { dialog: 'connect'; provider: CalendarProviderName; connection?: CalendarConnection }
  | { dialog: 'choose' | 'disconnect'; connection: CalendarConnection };

/** The Google and Microsoft accounts of a host: their busy times are not offered, and bookings are added to one. */
export function ConnectedCalendars({ id, name }: Pick<Host, 'id' | 'name'>) {
  const { data, error, refetch } = useListConnectionsQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const isOwn = usePermissions()(mayConnectCalendar, { hostId: id });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <HostSection aria-labelledby="connected-calendars">
      <h3 id="connected-calendars">Connected calendars</h3>
      <p className="mu">
        Visitors can’t book when {name} is busy in a connected Google or Microsoft calendar, and bookings are
        added to one of them. Event titles aren’t read.
      </p>
      {error && !data ? (
        <p role="alert">
          Couldn’t load the connected calendars.{' '}
          <button type="button" className="lk" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton width="70%" />
        </div>
      ) : (
        <>
          {data.items.length > 0 && (
            <ul>
              {data.items.map((connection) => (
                <ConnectionItem
                  key={connection.id}
                  hostId={id}
                  connection={connection}
                  isOwn={isOwn}
                  onReconnect={() =>
                    setOpen({ dialog: 'connect', provider: connection.provider, connection })
                  }
                  onChoose={() => setOpen({ dialog: 'choose', connection })}
                  onDisconnect={() => setOpen({ dialog: 'disconnect', connection })}
                />
              ))}
            </ul>
          )}
          <Providers
            data={data}
            isOwn={isOwn}
            name={name}
            onConnect={(provider) => setOpen({ dialog: 'connect', provider })}
          />
        </>
      )}
      {open?.dialog === 'connect' && <ConnectDialog hostId={id} {...open} onClose={close} />}
      {open?.dialog === 'choose' && <ChooseCalendarsDialog hostId={id} {...open} onClose={close} />}
      {open?.dialog === 'disconnect' && (
        <DisconnectDialog hostId={id} isOwn={isOwn} {...open} onClose={close} />
      )}
    </HostSection>
  );
}

/** What can be connected, and why something can't. */
function Providers({ data: { providers, items }, isOwn, name, onConnect }: ProvidersProps) {
  const mayOpen = usePermissions()(mayReadCalendarApps);
  const isFull = items.length >= maxConnections;
  const missing = providers.filter(({ isConfigured }) => !isConfigured);
  const names = missing.map(({ provider }) => providerLabels[provider]).join(' and ');
  return (
    <>
      {items.length === 0 && <p>Not connected.</p>}
      {isOwn ? (
        <div className="row">
          {providers
            .filter(({ isConfigured }) => isConfigured)
            .map(({ provider }) => (
              <Button
                key={provider}
                tone="line"
                size="small"
                disabled={isFull}
                onClick={() => onConnect(provider)}
              >
                Connect {providerLabels[provider]}
              </Button>
            ))}
          {isFull && <span className="mu">You can connect at most {maxConnections} accounts.</span>}
        </div>
      ) : (
        <p className="mu">Only {name} can connect an account. Its calendars are visible only to them.</p>
      )}
      {missing.length > 0 && (
        <p className="mu">
          {names} {missing.length === 1 ? 'isn’t' : 'aren’t'} set up on this site: the client ID and secret
          are missing.{' '}
          {mayOpen ? (
            <Link className="lk" to="/admin/bookings/calendar-providers">
              Open calendar providers
            </Link>
          ) : (
            'Ask an admin to add them under Bookings, Calendar providers.'
          )}
        </p>
      )}
      {providers.some(({ isDemo }) => isDemo) && (
        <p className="mu">
          <b>Demonstration.</b> A server on this machine stands in for Google and Microsoft. No data leaves
          it.
        </p>
      )}
    </>
  );
}

interface ProvidersProps {
  data: CalendarConnections;
  isOwn: boolean;
  name: string;
  onConnect: (provider: CalendarProviderName) => void;
}
