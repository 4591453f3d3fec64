import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { seal, unseal } from '../../platform/encryption/seal';
import { badRequest, preconditionFailed } from '../../platform/errors/HttpError';
import { editInbox, getInbox, type Inbox, type InboxDraft, testInbox } from './contract';
import { listWebhooks } from './emailServices';
import { InboxModel, type InboxRecord } from './model';
import { mayEditInbox, mayReadInbox, mayTestInbox } from './policy';
import { testMailbox } from './readInbox';

/** The mailbox in which answers to leads and reports about emails arrive. */
export function inboxRoutes(api: Api): void {
  const keys = api.env.sealingKeys;
  const viewOf = (record: InboxRecord | null) => toInbox(record, listWebhooks(api.env));

  addRoute(api, getInbox, mayReadInbox, async () => viewOf(await findInbox()));

  addRoute(api, editInbox, mayEditInbox, async ({ body, version, audit }) => {
    const before = await findInbox();
    refuseIncomplete(body, before);
    const { password, ...fields } = trimmed(body);
    const isOther = before?.host !== fields.host || before.user !== fields.user;
    const needsPassword = isOther || isOtherSignIn(fields, before);
    if (needsPassword && before?.password && !password && fields.isEnabled)
      refuse('password', PASSWORD_AGAIN);
    const unset = {
      ...((isOther || !before?.isEnabled) && { uidValidity: '', readAt: '' }),
      // While reading is off, the server can be changed without a password: none is kept for another one.
      ...(needsPassword && !password && { password: '' }),
    };
    const change = {
      $set: {
        ...fields,
        ...(password && { password: seal(keys, password, 'inbox') }),
        error: '',
        ...((isOther || !before?.isEnabled) && { since: new Date(Date.now() - SECOND), lastUid: 0 }),
      },
      ...(Object.keys(unset).length && { $unset: unset }),
      $inc: { version: 1 },
    };
    const after = await save(version, change);
    audit('site', before ? viewOf(before) : undefined, viewOf(after));
    return viewOf(after);
  });

  addRoute(
    api,
    testInbox,
    mayTestInbox,
    async ({ body, user, audit }) => {
      audit('site');
      await api.rateLimit.consume('inboxTest', user._id, 10, 3600);
      const stored = await findInbox();
      refuseIncomplete({ ...body, isEnabled: true }, stored);
      const { password, ...fields } = trimmed(body);
      // A stored password is only ever sent to the server that it was entered for.
      const isOther = stored?.host !== fields.host || stored.user !== fields.user;
      if (!password && (isOther || isOtherSignIn(fields, stored))) refuse('password', PASSWORD_AGAIN);
      const known = password || (stored?.password ? unseal(keys, stored.password, 'inbox') : '');
      return testMailbox({ ...fields, password: known }, api.env.calendarsOrigin);
    },
    { deadline: 20 },
  );
}

/** Mail servers report the time of receipt in whole seconds. */
const SECOND = 1000;
const PASSWORD_AGAIN = 'Please enter the password or client secret for this mailbox.';

/** Whether what is stored is the secret of another way to sign in or of another app. */
const isOtherSignIn = ({ signIn, tenantId, clientId }: InboxDraft, stored: InboxRecord | null) =>
  (stored?.signIn ?? 'password') !== signIn ||
  (signIn === 'microsoft' && (stored?.tenantId !== tenantId || stored.clientId !== clientId));

async function findInbox(): Promise<InboxRecord | null> {
  return InboxModel.findById('site').lean<InboxRecord>();
}

/** Saves at a version; version 0 is an inbox that was never saved. */
async function save(version: number, change: object): Promise<InboxRecord> {
  try {
    const saved = await InboxModel.findOneAndUpdate(
      version ? { _id: 'site', version } : { _id: 'site', version: 0 },
      change,
      { returnDocument: 'after', upsert: version === 0 },
    ).lean<InboxRecord>();
    if (!saved) throw preconditionFailed();
    return saved;
  } catch (error) {
    if (duplicateKeyField(error)) throw preconditionFailed();
    throw error;
  }
}

const trimmed = ({ host, user, tenantId, clientId, ...rest }: InboxDraft): InboxDraft => ({
  ...rest,
  host: host.trim().toLowerCase(),
  user: user.trim(),
  tenantId: tenantId.trim(),
  clientId: clientId.trim(),
});

function refuseIncomplete(draft: InboxDraft, stored: InboxRecord | null): void {
  const { isEnabled, host, user, signIn, tenantId, clientId, password } = draft;
  if (!isEnabled) return;
  if (!host.trim()) refuse('host', 'Please enter the host name of the mail server.');
  if (!user.trim()) refuse('user', 'Please enter the user name.');
  const isApp = signIn === 'microsoft';
  if (isApp && !tenantId.trim()) refuse('tenantId', 'Please enter the tenant ID.');
  if (isApp && !clientId.trim()) refuse('clientId', 'Please enter the client ID.');
  if (!password && !stored?.password)
    refuse('password', isApp ? 'Please enter the client secret.' : 'Please enter the password.');
}

function refuse(field: string, message: string): never {
  throw badRequest(message, { [field]: message });
}

function toInbox(record: InboxRecord | null, webhooks: Inbox['webhooks']): Inbox {
  return {
    isEnabled: record?.isEnabled ?? false,
    host: record?.host ?? '',
    port: record?.port ?? 993,
    user: record?.user ?? '',
    signIn: record?.signIn ?? 'password',
    tenantId: record?.tenantId ?? '',
    clientId: record?.clientId ?? '',
    hasPassword: Boolean(record?.password),
    readAt: record?.readAt?.toISOString() ?? null,
    error: record?.error ?? '',
    webhooks,
    version: record?.version ?? 0,
  };
}
