import {
  type CrmContact,
  type CrmContactPage,
  type CrmContactQuery,
  crmStateOptions,
} from '@site/api/hubspot/sync/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import type { ListQuery, ListResult } from '../../workbench/resource/ListResult';
import { ConnectionPanel } from './ConnectionPanel';
import { CrmContactDrawer } from './CrmContactDrawer';
import { crmStateLabel, describeChanges } from './crmContactTexts';
import { useListCrmContactsQuery } from './hubspotApi';
import { hubspotLists } from './hubspotTexts';
import { ReplayFailedButton } from './ReplayFailedButton';

const POLL_MS = 10_000;

/** The contacts that are synced with HubSpot, below the state of the connection. */
export const hubspotList: ListDefinition<CrmContact, CrmContactPage> = {
  name: 'hubspot',
  title: 'HubSpot',
  description: 'People from leads, bookings and newsletters, as contacts in your HubSpot account.',
  nouns: { one: 'contact', many: 'contacts' },
  relatedLists: hubspotLists,
  keyOf: ({ id }) => id,
  nameOf: ({ email }) => email,
  windowTitle: ({ email }) => email,
  columns: [
    {
      name: 'Contact',
      render: ({ email, error, state }) => (
        <>
          <b>{email}</b>
          {error && state !== 'done' && <span>{error}</span>}
        </>
      ),
    },
    {
      name: 'Status',
      cardPosition: 'corner',
      render: ({ state }) => <span className={CLASSES[state]}>{crmStateLabel(state)}</span>,
    },
    { name: 'Changes', cardPosition: 'left', render: describeChanges },
    {
      name: 'Last synced',
      className: 'm',
      cardPosition: 'right',
      render: ({ syncedAt }) => (syncedAt ? dateFormat.inList(syncedAt) : '–'),
    },
  ],
  search: { label: 'Search contacts', placeholder: 'start of an email address' },
  filters: [
    {
      name: 'state',
      label: 'Status',
      before: 'that are',
      any: 'in any status',
      choices: [...crmStateOptions],
    },
  ],
  sorts: [{ value: 'newest', label: 'newest first' }],
  tabs: {
    filter: 'state',
    label: 'Status',
    all: 'All contacts',
    countsOf: ({ counts }) => counts,
    atLeastOf: ({ atLeast }) => atLeast,
    highlighted: ['dead'],
  },
  useRows: (query: ListQuery) =>
    useListCrmContactsQuery(
      { query: query as CrmContactQuery },
      { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
    ) as ListResult<CrmContactPage>,
  emptyState: {
    title: 'No contacts yet',
    text: 'While HubSpot is connected, people with a new or changed lead, booking or subscription appear here.',
  },
  noMatchText: () => 'No matching contacts. Remove the search or the filter.',
  Notice: ConnectionPanel,
  Actions: ReplayFailedButton,
  Drawer: CrmContactDrawer,
};

/** For members who do not see addresses: the API rejects their searches. */
export const maskedHubspotList: typeof hubspotList = { ...hubspotList, search: undefined };

const CLASSES: Record<CrmContact['state'], string> = {
  pending: 'mu',
  running: 'held',
  done: 'ok',
  retry: 'wt',
  dead: 'no',
};
