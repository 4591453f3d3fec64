import { array, boolean, define, type Infer, integer, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  optional,
  personal,
  secret,
  text,
} from '../../platform/contracts/endpoint';

/** Larger emails are left in the mailbox. */
export const maxEmailBytes = 10 * 1024 * 1024;

const Port = documented(
  define<number>(
    'integer',
    (value) =>
      (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535) ||
      'Please enter a port from 1 to 65535.',
  ),
  { type: 'integer', minimum: 1, maximum: 65_535 },
);

const Host = documented(
  define<string>(
    'string',
    (value) =>
      (typeof value === 'string' && (value === '' || /^[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/i.test(value))) ||
      'Please enter a host name, such as imap.example.com.',
  ),
  { type: 'string', maxLength: 252, example: 'imap.example.com' },
);

export const inboxSignIns = [
  { value: 'password', label: 'Password' },
  { value: 'microsoft', label: 'Microsoft 365 app' },
] as const;
const signIn = () =>
  choice(
    inboxSignIns.map(({ value }) => value),
    'Please choose how to sign in.',
  );
export type InboxSignIn = (typeof inboxSignIns)[number]['value'];

/** Part of the address that the secret is sent to. */
const TenantId = documented(
  define<string>(
    'string',
    (value) =>
      (typeof value === 'string' && /^(?:[a-z\d][a-z\d.-]{0,99})?$/i.test(value)) ||
      'Please enter the tenant ID or the tenant’s domain.',
  ),
  { type: 'string', maxLength: 100, example: 'example.onmicrosoft.com' },
);

/** The mailbox in which answers and bounces arrive, read over IMAP with TLS. */
export const InboxDraft = object({
  isEnabled: boolean(),
  host: Host,
  port: Port,
  user: text({ max: 254, label: 'The user name' }),
  signIn: signIn(),
  /** Of the app in Microsoft Entra that may read the mailbox. */
  tenantId: TenantId,
  clientId: text({ max: 100, label: 'The client ID' }),
  /** The password of the mailbox or the client secret of the app. Never returned. Empty keeps the stored one. */
  password: optional(secret(text({ max: 500, label: 'The password' }))),
});
export type InboxDraft = Infer<typeof InboxDraft>;

export const Inbox = object({
  isEnabled: boolean(),
  host: string(),
  port: integer(),
  user: string(),
  signIn: signIn(),
  tenantId: string(),
  clientId: string(),
  hasPassword: boolean(),
  /** When it was last read without an error. */
  readAt: nullableTimestamp(),
  /** Why it could not be read; empty when the last attempt succeeded. */
  error: string(),
  /** Email services that report bounces and complaints by webhook, and its address. Set by the environment. */
  webhooks: array(object({ service: string(), url: string() })),
  version: integer(),
});
export type Inbox = Infer<typeof Inbox>;

export const InboxTest = object({
  isConnected: boolean(),
  /** The response of the mail server, or how many emails the inbox has. */
  message: string(),
});
export type InboxTest = Infer<typeof InboxTest>;

/** An email from a person, shown between the replies to them. */
export const ReceivedEmail = object({
  id: string(),
  /** The lead that it answers, or the latest lead of the sender. */
  reference: string(),
  from: personal(string()),
  subject: personal(string()),
  /** What the sender wrote, without quoted text and signature. */
  text: personal(string()),
  fullText: personal(string()),
  /** Names of attachments. They stay in the mailbox. */
  attachments: personal(array(string())),
  at: string(),
  /** An automatic answer, such as an absence note. */
  isAutomatic: boolean(),
  /** It answers one of our emails and comes from an address of the person. Others may be forged. */
  isVerified: boolean(),
});
export type ReceivedEmail = Infer<typeof ReceivedEmail>;

const path = '/admin/inbox';

export const getInbox = endpoint({
  method: 'GET',
  path,
  returns: Inbox,
  summary: 'The mailbox in which answers arrive, without its password.',
});
export const editInbox = endpoint({
  method: 'PATCH',
  path,
  body: InboxDraft,
  returns: Inbox,
  ifMatch: true,
  summary: 'Changes the mailbox in which answers arrive. Emails that arrived before are not read.',
});
export const testInbox = endpoint({
  method: 'POST',
  path: `${path}/test`,
  body: InboxDraft,
  returns: InboxTest,
  summary: 'Signs in to a mailbox without changing anything. Ten times an hour per member.',
});
