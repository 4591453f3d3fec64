import { mayManageFeed } from '@site/api/bookings/feeds/policy';
import type { Host } from '@site/api/bookings/hosts/contract';
import { usePermissions } from '../../../session/usePermissions';
import { ConnectedCalendars } from '../calendarConnections/ConnectedCalendars';
import { BusyCalendars } from './BusyCalendars';
import { HostFeed } from './HostFeed';

/** The calendars of a host, for the host and admins: busy calendars, and the feed of their meetings. */
export function HostFacts({ row: { id, name } }: { row: Host }) {
  const isAllowed = usePermissions()(mayManageFeed, { hostId: id });
  if (!isAllowed) return null;
  return (
    <>
      <ConnectedCalendars key={`connected ${id}`} id={id} name={name} />
      <BusyCalendars key={`busy ${id}`} id={id} name={name} />
      <HostFeed key={id} id={id} name={name} />
    </>
  );
}
