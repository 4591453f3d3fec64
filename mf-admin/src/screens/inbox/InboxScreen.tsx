import type { Inbox } from '@site/api/leads/inbox/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { leadLists } from '../../leadPipeline/leadLists';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { type InboxPage, useInboxRows } from './inboxApi';
import { inboxRecord } from './inboxRecord';

export { InboxScreen as Component };

/** The mailbox in which answers to leads arrive. */
export function InboxScreen() {
  return <ListScreen list={inboxList} />;
}

const inboxList: ListDefinition<Inbox, InboxPage> = {
  name: 'inbox',
  title: 'Email inbox',
  description:
    'Replies from leads and bounce reports are read from this mailbox. Nothing in the mailbox is changed.',
  nouns: { one: 'mailbox', many: 'mailboxes' },
  keyOf: () => 'site',
  nameOf: () => 'Team mailbox',
  windowTitle: () => 'Team mailbox',
  columns: [
    {
      name: 'Mailbox',
      render: ({ user, host }) => (
        <>
          <b>{user || 'Team mailbox'}</b>
          <span>{host || 'No mail server yet'}</span>
        </>
      ),
    },
    { name: 'Status', cardPosition: 'left', render: stateOf },
    {
      name: 'Last read',
      className: 'm mu',
      cardPosition: 'corner',
      render: ({ readAt }) => (readAt ? dateFormat.inList(readAt) : 'Never'),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: useInboxRows,
  emptyState: { title: 'No mailbox', text: 'Reload the page.' },
  noMatchText: () => 'No mailbox on this page.',
  relatedLists: leadLists,
  record: inboxRecord,
};

function stateOf({ isEnabled, error, readAt }: Inbox) {
  if (!isEnabled) return <span className="mu">Not connected</span>;
  if (error) return <span className="no">{error}</span>;
  return <span className={readAt ? 'ok' : 'wt'}>{readAt ? 'Connected' : 'Connecting'}</span>;
}
