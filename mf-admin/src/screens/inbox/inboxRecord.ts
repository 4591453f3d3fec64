import { type Inbox, InboxDraft } from '@site/api/leads/inbox/contract';
import { mayEditInbox } from '@site/api/leads/inbox/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { InboxFacts } from './InboxFacts';
import { InboxPasswordField } from './InboxPasswordField';
import { inboxResource } from './inboxApi';

/** The form of the mailbox. */
export const inboxRecord: RecordDefinition<Inbox, InboxDraft> = {
  noun: 'mailbox',
  nameOf: () => 'Team mailbox',
  keyOf: () => 'site',
  resource: inboxResource,
  needs: mayEditInbox,
  struct: InboxDraft,
  isPermanent: true,
  fields: [
    {
      name: 'isEnabled',
      label: 'Read this mailbox',
      help: 'Checked once a minute. Emails that arrived earlier aren’t read.',
      isWide: true,
    },
    { name: 'host', label: 'Mail server (IMAP)', placeholder: 'imap.example.com', isOptional: true },
    { name: 'port', label: 'Port', help: '993 for TLS, 143 for STARTTLS.' },
    { name: 'user', label: 'User name', help: 'Usually the email address.', isOptional: true },
    { name: 'password', label: 'Password', Control: InboxPasswordField, format: () => 'Not shown' },
  ],
  initial: { isEnabled: false, host: '', port: 993, user: '' },
  savedNote: 'The mailbox is read within a minute.',
  Facts: InboxFacts,
};
