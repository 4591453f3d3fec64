import { providerLabels } from '@site/api/bookings/calendarApps/contract';
import type { CalendarConnection, ConnectedCalendar } from '@site/api/bookings/calendarConnections/contract';
import { Button, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../../requests/errorToast';
import { describeAge } from '../time/describeAge';
import { useCheckConnectionMutation } from './connectionsApi';

/** A connected account: its state, its calendars, and what can be done with it. */
export function ConnectionItem({
  hostId,
  connection,
  isOwn,
  onReconnect,
  onChoose,
  onDisconnect,
}: ConnectionItemProps) {
  const { provider, account, state, bookingError, canAddBookings } = connection;
  const [check, { isLoading }] = useCheckConnectionMutation();
  const { toast } = useToast();
  const label = `${providerLabels[provider]} account ${account}`;
  const isConnected = state === 'connected';
  const handleCheck = async () => {
    const { error } = await check({ id: hostId, connection: connection.id });
    if (error) toast(errorToast('Couldn’t check the calendars', error as ApiError));
  };
  return (
    <Item>
      <div>
        <b>{account}</b> <span className="mu">{providerLabels[provider]}</span>
      </div>
      <ConnectionState connection={connection} />
      {isOwn && isConnected && <Calendars connection={connection} />}
      {bookingError && <p className="no">A booking couldn’t be added: {bookingError} It’s tried again.</p>}
      {isOwn && isConnected && !canAddBookings && (
        <p className="mu">Bookings aren’t added. To allow that, reconnect the account.</p>
      )}
      <div className="row">
        {isOwn && (!isConnected || !canAddBookings) && (
          <Button tone={isConnected ? 'line' : 'navy'} size="small" onClick={onReconnect}>
            Reconnect<span className="sr"> {label}</span>
          </Button>
        )}
        {isOwn && isConnected && (
          <>
            <Button tone="line" size="small" onClick={onChoose}>
              Choose calendars<span className="sr"> of {label}</span>
            </Button>
            <Button tone="line" size="small" disabled={isLoading} onClick={handleCheck}>
              {isLoading ? 'Checking…' : 'Check now'}
              <span className="sr"> {label}</span>
            </Button>
          </>
        )}
        <Button tone="line" size="small" onClick={onDisconnect}>
          Disconnect<span className="sr"> {label}</span>
        </Button>
      </div>
    </Item>
  );
}

interface ConnectionItemProps {
  hostId: string;
  connection: CalendarConnection;
  /** Whether it is the member's own account. */
  isOwn: boolean;
  onReconnect: () => void;
  onChoose: () => void;
  onDisconnect: () => void;
}

/** Screen readers hear of another state, but not of each reading. */
function ConnectionState({ connection: { state, problem, okAt } }: Pick<ConnectionItemProps, 'connection'>) {
  const isConnected = state === 'connected';
  const text = isConnected
    ? problem || 'Connected.'
    : `Needs reconnecting. ${problem} Busy times that are known still apply.`;
  return (
    <p>
      <span role="status" className={isConnected && !problem ? 'ok' : 'no'}>
        {text}
      </span>{' '}
      {okAt && <span className="mu">Last successful contact: {describeAge(okAt)}.</span>}
    </p>
  );
}

/** Which calendars block time, and where bookings go. */
function Calendars({ connection: { calendars, bookingCalendar } }: Pick<ConnectionItemProps, 'connection'>) {
  const busy = calendars.filter(({ isBusy }) => isBusy);
  const target = calendars.find(({ id }) => id === bookingCalendar);
  return (
    <dl>
      <div>
        <dt>Blocks time</dt>
        <dd>
          {busy.length === 0 && 'No calendar'}
          {busy.map((calendar) => (
            <span key={calendar.id}>
              {calendar.name} <ReadState calendar={calendar} />
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>Gets bookings</dt>
        <dd>{target ? target.name : 'No calendar'}</dd>
      </div>
    </dl>
  );
}

function ReadState({ calendar: { readAt, error, times } }: { calendar: ConnectedCalendar }) {
  if (error)
    return (
      <span className="no">
        {error} {readAt && `Busy times from ${describeAge(readAt)} still apply.`}
      </span>
    );
  if (!readAt) return <span className="mu">not read yet</span>;
  return (
    <span className="mu">
      read {describeAge(readAt)},{' '}
      {times === 1 ? '1 busy time' : `${times.toLocaleString('en-US')} busy times`} ahead
    </span>
  );
}

const Item = styled('li')`
  && {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  && button {
    grid-row: auto;
    grid-column: auto;
  }
  dl {
    display: grid;
    gap: 4px;
  }
  dl > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 8px;
  }
  dt {
    color: var(--muted);
  }
  dd {
    display: grid;
    gap: 2px;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;
