import { type CalendarApp, providerLabels } from '@site/api/bookings/calendarApps/contract';
import type { ListDefinition } from '../../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../../workbench/list/ListScreen';
import { bookingLists } from '../bookingLists';
import { calendarAppRecord } from './calendarAppRecord';
import { type CalendarAppPage, useCalendarAppRows } from './calendarAppsApi';

export { CalendarProvidersScreen as Component };

/** The registrations with Google and Microsoft that let hosts connect their calendars. */
export function CalendarProvidersScreen() {
  return <ListScreen list={calendarAppList} />;
}

const calendarAppList: ListDefinition<CalendarApp, CalendarAppPage> = {
  name: 'bookings/calendar-providers',
  title: 'Calendar providers',
  description:
    'Register this site with Google and Microsoft once. Hosts then connect their own calendars on their page under Hosts.',
  nouns: { one: 'calendar provider', many: 'calendar providers' },
  keyOf: ({ provider }) => provider,
  nameOf: ({ provider }) => providerLabels[provider],
  windowTitle: ({ provider }) => providerLabels[provider],
  columns: [
    {
      name: 'Provider',
      render: ({ provider, clientId }) => (
        <>
          <b>{providerLabels[provider]}</b>
          <span>{clientId || 'No client ID yet'}</span>
        </>
      ),
    },
    {
      name: 'Status',
      cardPosition: 'left',
      render: ({ clientId, hasSecret }) =>
        clientId && hasSecret ? <span className="ok">Set up</span> : <span className="mu">Not set up</span>,
    },
    {
      name: 'Connected accounts',
      className: 'm',
      cardPosition: 'right',
      render: ({ connections }) => connections,
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  relatedLists: bookingLists,
  useRows: useCalendarAppRows,
  emptyState: { title: 'No providers', text: 'Reload the page.' },
  noMatchText: () => 'No provider on this page.',
  record: calendarAppRecord,
};
