import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import { type SealingKeys, unseal } from '../../platform/encryption/seal';
import { ProviderError } from '../../platform/providers/ProviderError';
import { type InboxDraft, type InboxTest, maxEmailBytes } from './contract';
import type { InboxPorts } from './InboxPorts';
import { getMailboxAccess, type MailboxSignIn } from './mailboxAccess';
import { InboxModel, type InboxRecord } from './model';
import { storeReceivedEmail } from './storeReceivedEmail';

/** Emails per run; the next run continues. */
const BATCH = 50;

interface Dependencies extends InboxPorts {
  sealingKeys: SealingKeys;
  /** The origin of a stand-in for Microsoft, or empty. */
  standIn: string;
  log: Pick<Logger, 'warn'>;
}

/** The background job. A run that takes longer than the interval is not started twice. */
export function createInboxReader(dependencies: Dependencies): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await readInbox(dependencies);
    } finally {
      isRunning = false;
    }
  };
}

/** Takes in the emails that arrived since the last run. The mailbox is only read, never changed. */
export async function readInbox({ sealingKeys, standIn, log, ...ports }: Dependencies): Promise<void> {
  const inbox = await InboxModel.findById('site').lean<InboxRecord>();
  if (!inbox?.isEnabled || !inbox.password) return;
  const isSame = { _id: 'site', version: inbox.version } as const;
  const { host, port, user, signIn = 'password', tenantId = '', clientId = '' } = inbox;
  const mailbox = { host, port, user, signIn, tenantId, clientId };
  try {
    const password = unseal(sealingKeys, inbox.password, 'inbox');
    await withMailbox({ ...mailbox, password }, standIn, (client) => readNew(client, inbox, ports, log));
    await InboxModel.updateOne(isSame, { $set: { readAt: new Date(), error: '' } });
  } catch (error) {
    log.warn({ err: error }, 'the inbox was not read');
    await InboxModel.updateOne(isSame, { $set: { error: describe(error, mailbox) } });
  }
}

/** Signs in and opens the inbox. */
export async function testMailbox(connection: Connection, standIn: string): Promise<InboxTest> {
  try {
    const count = await withMailbox(
      connection,
      standIn,
      async (client) => (client.mailbox || undefined)?.exists ?? 0,
    );
    const emails = `${count.toLocaleString('en-US')} ${count === 1 ? 'email' : 'emails'}`;
    return { isConnected: true, message: `Connected. The inbox has ${emails}.` };
  } catch (error) {
    return { isConnected: false, message: describe(error, connection) };
  }
}

type Connection = Pick<InboxDraft, 'host' | 'port'> & MailboxSignIn;

async function withMailbox<T>(
  { host, port, ...signIn }: Connection,
  standIn: string,
  task: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const isLocal = ['localhost', '127.0.0.1'].includes(host);
  const auth = await getMailboxAccess(signIn, standIn);
  // Loaded only where a mailbox is connected.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host,
    port,
    auth,
    secure: port === 993,
    // A password is never sent without encryption, except on this machine.
    doSTARTTLS: port === 993 ? undefined : !isLocal,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 8000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
  });
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.mailboxOpen('INBOX', { readOnly: true });
    return await task(client);
  } finally {
    client.close();
  }
}

async function readNew(
  client: ImapFlow,
  inbox: InboxRecord,
  ports: InboxPorts,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const mailbox = client.mailbox;
  if (!mailbox) return;
  const uidValidity = String(mailbox.uidValidity);
  const isSame = { _id: 'site', version: inbox.version } as const;
  let { lastUid } = inbox;
  const note = (uid: number) => InboxModel.updateOne({ ...isSame, uidValidity }, { $max: { lastUid: uid } });
  if (inbox.uidValidity !== uidValidity) {
    // The first time, only what arrived since the mailbox was connected counts, which is among the latest. Later, a
    // mailbox that was set up again is read again.
    lastUid = inbox.uidValidity ? 0 : Math.max(0, mailbox.uidNext - 1 - BATCH);
    // Unless another process was first, whose number may be lower.
    const isFirst = { ...isSame, uidValidity: inbox.uidValidity };
    await InboxModel.updateOne(isFirst, { $set: { uidValidity, lastUid } });
  }
  if (mailbox.uidNext <= lastUid + 1) return;
  const found = await client.fetchAll(
    `${lastUid + 1}:*`,
    { uid: true, size: true, internalDate: true },
    { uid: true },
  );
  const due = found
    .map(({ uid, size = 0, internalDate }) => ({ uid, size, at: new Date(internalDate ?? Date.now()) }))
    .filter(({ uid, size, at }) => uid > lastUid && at >= inbox.since && size <= maxEmailBytes)
    .sort((a, b) => a.uid - b.uid);
  for (const { uid, at } of due.slice(0, BATCH)) {
    await takeInOne(client, uid, at, ports, log);
    await note(uid);
  }
  // Those that are passed over, thousands in a mailbox that was set up again, do not use up batches.
  if (due.length <= BATCH) await note(found.reduce((last, { uid }) => Math.max(last, uid), lastUid));
}

/** One that cannot be read is left in the mailbox and does not stop the others. */
async function takeInOne(
  client: ImapFlow,
  uid: number,
  at: Date,
  ports: InboxPorts,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const message = await client.fetchOne(String(uid), { source: true }, { uid: true });
  const source = message ? message.source : undefined;
  if (!source) return;
  try {
    await storeReceivedEmail(source, at, ports);
  } catch (error) {
    if ((error as { name?: string }).name?.startsWith('Mongo')) throw error;
    log.warn({ err: error, uid }, 'an email was not taken in');
  }
}

/** Why a mailbox cannot be read, in words for the team. */
function describe(error: unknown, { host, signIn }: Pick<Connection, 'host' | 'signIn'>): string {
  if (error instanceof ProviderError) return error.message;
  const { code, authenticationFailed, responseText } = error as {
    code?: string;
    authenticationFailed?: boolean;
    responseText?: string;
  };
  const said = responseText ? ` The mail server said: ${responseText.slice(0, 200)}` : '';
  if (authenticationFailed && signIn === 'microsoft')
    return `Microsoft signed the app in, but the mail server refuses it. Give the app access to this mailbox in Exchange Online.${said}`;
  if (authenticationFailed && /(?:^|\.)(?:office365|outlook)\.com$/.test(host))
    return 'Microsoft 365 doesn’t accept passwords for mailboxes. Choose “Microsoft 365 app” under Sign-in.';
  if (authenticationFailed) return `The user name or the password is wrong.${said}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no mail server with this name.';
  if (code === 'ECONNREFUSED') return 'The mail server refused the connection. Check the port.';
  if (code?.includes('TIMEOUT') || code === 'ETIMEDOUT') return 'The mail server did not respond in time.';
  if (code?.includes('CERT') || code?.includes('TLS'))
    return 'The certificate of the mail server is not valid.';
  return `The mailbox could not be read.${said}`;
}
