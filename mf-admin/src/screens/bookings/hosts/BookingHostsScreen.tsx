import type { Host, HostPage } from '@site/api/bookings/hosts/contract';
import { formatCount } from '../../../formatting/formatCount';
import type { ListDefinition } from '../../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../../workbench/list/ListScreen';
import { bookingLists } from '../bookingLists';
import { hostRecord } from './hostRecord';
import { hosts } from './hostsApi';
import { toSlots } from './hoursGrid';

export { BookingHostsScreen as Component };

/** The members who hold meetings, with their hours and limits. */
export function BookingHostsScreen() {
  return <ListScreen list={hostList} />;
}

const hostList: ListDefinition<Host, HostPage> = {
  name: 'bookings/hosts',
  title: 'Booking hosts',
  description:
    'Who hosts meetings, and when. The booking page shows every time when at least one host is available. Each booking goes to the available host with the fewest meetings.',
  nouns: { one: 'booking host', many: 'booking hosts' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Name',
      render: ({ name, types }) => (
        <>
          <b>{name}</b>
          <span>{types.length ? `${types.length} meeting types` : 'All meeting types'}</span>
        </>
      ),
    },
    { name: 'Status', cardPosition: 'left', render: (host) => <HostState host={host} /> },
    {
      name: 'Hours per week',
      className: 'm',
      cardPosition: 'corner',
      render: ({ hours }) => `${toSlots(hours).size / 2} h`,
    },
    {
      name: 'Upcoming',
      className: 'm',
      cardPosition: 'right',
      hides: 'late',
      render: ({ upcoming }) => upcoming,
    },
    {
      name: 'Daily limit',
      className: 'm',
      hides: 'early',
      render: ({ dailyCap }) => (dailyCap ? `${dailyCap} meetings` : 'no limit'),
    },
  ],
  filters: [],
  sorts: [{ value: 'created', label: 'in the order they were added' }],
  relatedLists: bookingLists,
  useRows: hosts.useRows,
  figures: ({ total, items }) => [
    { name: 'Hosts', value: formatCount(total) },
    { name: 'Taking bookings', value: formatCount(items.filter((host) => isTaking(host)).length) },
  ],
  emptyState: {
    title: 'No booking hosts yet',
    text: 'Without hosts, visitors book one meeting at a time during the opening hours in the settings. Add hosts to offer each member’s own hours.',
  },
  noMatchText: () => 'No more booking hosts on this page.',
  record: hostRecord,
};

const isTaking = ({ isActive, isMemberActive }: Host) => isActive && isMemberActive;

function HostState({ host }: { host: Host }) {
  if (!host.isMemberActive) return <span className="no">Can’t hold meetings</span>;
  return host.isActive ? <span className="ok">Takes bookings</span> : <span className="mu">Paused</span>;
}
