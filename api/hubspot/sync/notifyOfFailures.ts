import mongoose from 'mongoose';
import { User, type UserRecord } from '../../identity/users/model';
import { roles } from '../../identity/users/roles';
import { Notice } from '../../notifications/model';
import { newId } from '../../platform/db/newId';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { Hubspot, type HubspotRecord } from '../connection/model';
import { CrmContact } from './model';

const KINDS = { token: 'hubspot token', contacts: 'hubspot contacts' } as const;
type Failure = keyof typeof KINDS;

/** Counting stops here. */
const MOST = 1000;

/**
 * Emails the members who can mend it when HubSpot refuses the token or contacts failed for good: once, and again only after
 * it was mended. An email that was not sent by then is void.
 */
export async function notifyOfFailures(env: { mailFrom: string }): Promise<void> {
  const connection = await Hubspot.findById('hubspot').lean<HubspotRecord>();
  if (!connection) return;
  const isOff = connection.mode === 'off';
  const failed = isOff ? 0 : await CrmContact.countDocuments({ state: 'dead' }, { limit: MOST });
  const isRevoked = !isOff && connection.problem === 'revoked';
  await followUp(env, connection, 'token', isRevoked ? connection.problemText : '');
  await followUp(env, connection, 'contacts', failed ? failed.toLocaleString('en-US') : '');
}

async function followUp(
  env: { mailFrom: string },
  { notified }: HubspotRecord,
  failure: Failure,
  count: string,
): Promise<void> {
  const wasNotified = Boolean(notified?.[failure]);
  if (wasNotified === Boolean(count)) return;
  const field = `notified.${failure}`;
  await mongoose.connection.transaction(async () => {
    const { modifiedCount } = await Hubspot.updateOne(
      { _id: 'hubspot', [field]: mongoose.trusted({ $exists: wasNotified }) },
      count ? { $set: { [field]: new Date() } } : { $unset: { [field]: '' } },
      { timestamps: false },
    );
    // Otherwise another process was faster.
    if (!modifiedCount) return;
    if (count) await queueEmails(env, failure, count);
    else await voidEmails(failure);
  });
}

async function queueEmails(env: { mailFrom: string }, failure: Failure, count: string): Promise<void> {
  const kind = KINDS[failure];
  const admins = await User.find(
    {
      role: mongoose.trusted({ $in: roles.slice(0, roles.indexOf('admin') + 1) }),
      status: 'active' as const,
    },
    { email: 1 },
  ).lean<Pick<UserRecord, 'email'>[]>();
  const outbox = admins.map(({ email: to }) =>
    newOutboxEntry({ kind, to, messageId: newMessageId(kind.replace(' ', '.'), env) }),
  );
  if (outbox.length) await Notice.create([{ _id: newId(), count, outbox }]);
}

async function voidEmails(failure: Failure): Promise<void> {
  const unsent = { kind: KINDS[failure], state: 'waiting' as const };
  await Notice.updateMany(
    { outbox: mongoose.trusted({ $elemMatch: unsent }) },
    { $pull: { outbox: { ...unsent, isUnderWay: mongoose.trusted({ $ne: true }) } } },
  );
}
