import { type Inbox, InboxDraft, inboxSignIns } from '@site/api/leads/inbox/contract';
import { mayEditInbox } from '@site/api/leads/inbox/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { InboxFacts } from './InboxFacts';
import { InboxPasswordField } from './InboxPasswordField';
import { inboxResource } from './inboxApi';
import { MicrosoftAppField } from './MicrosoftAppField';

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
    {
      name: 'host',
      label: 'Mail server (IMAP)',
      placeholder: 'imap.example.com',
      help: 'Microsoft 365: outlook.office365.com. Gmail: imap.gmail.com.',
      isOptional: true,
    },
    { name: 'port', label: 'Port', help: '993 for TLS, 143 for STARTTLS.' },
    { name: 'user', label: 'User name', help: 'Usually the email address.', isOptional: true },
    {
      name: 'signIn',
      label: 'Sign-in',
      options: inboxSignIns,
      help: 'Microsoft 365 needs an app in Microsoft Entra with the permission IMAP.AccessAsApp and access to the mailbox. Gmail needs an app password.',
    },
    { name: 'tenantId', label: 'Directory (tenant) ID', Control: MicrosoftAppField },
    { name: 'clientId', label: 'Application (client) ID', Control: MicrosoftAppField },
    { name: 'password', label: 'Password', Control: InboxPasswordField, format: () => 'Not shown' },
  ],
  initial: {
    isEnabled: false,
    host: '',
    port: 993,
    user: '',
    signIn: 'password',
    tenantId: '',
    clientId: '',
  },
  savedNote: 'The mailbox is read within a minute.',
  Facts: InboxFacts,
};
