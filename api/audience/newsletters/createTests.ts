import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { User, type UserRecord } from '../../identity/users/model';
import type { Env } from '../../platform/configuration/env';
import { badRequest } from '../../platform/errors/HttpError';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { Settings, type SettingsRecord } from '../../settings/model';
import { NewsletterMail, type NewsletterMailKind, type NewsletterMailRecord } from '../mailings/model';
import { findSuppressions } from '../subscribers/suppression';
import type { TestRecipients, TestSent } from './contract';

const hour = 3600;
const maxTestsPerHour = 30;

interface Test extends Pick<NewsletterMailRecord, 'newsletterId' | 'subject'> {
  kind: Extract<NewsletterMailKind, 'test' | 'stepTest'>;
}

/**
 * Creates test emails to members and test addresses, each of them to every one, and returns to whom. 400 if a member has
 * no access anymore or there are no test addresses, 429 after 30 recipients an hour.
 */
export async function createTests(
  { env, rateLimit }: Pick<Api, 'env' | 'rateLimit'>,
  by: UserRecord,
  { members: ids, toTestAddresses = false }: TestRecipients,
  tests: readonly Test[],
): Promise<TestSent> {
  const members = await User.find({ _id: mongoose.trusted({ $in: ids }), status: 'active' as const })
    .sort({ name: 1 })
    .lean<UserRecord[]>();
  if (members.length < new Set(ids).size) throw badRequest(NO_MEMBER, { members: NO_MEMBER });
  const addresses = toTestAddresses ? await readTestAddresses(env) : [];
  const recipients = [...new Set([...members.map(({ email }) => email), ...addresses])];
  for (const _ of recipients) await rateLimit.consume('test-mailing', by._id, maxTestsPerHour, hour);
  await NewsletterMail.create(
    recipients.flatMap((to) =>
      tests.map(({ kind, ...test }) => ({
        ...test,
        outbox: [newOutboxEntry({ kind, to, messageId: newMessageId('newsletter', env) })],
      })),
    ),
    { ordered: true },
  );
  return { names: members.map(({ name }) => name), addresses };
}

/**
 * Without those that must get no email because they bounced, complained or were erased. 400 if there are none. Not from
 * the cache, which may be of before they were entered.
 */
async function readTestAddresses({ sealingKeys }: Pick<Env, 'sealingKeys'>): Promise<string[]> {
  const settings = await Settings.findById('site').lean<SettingsRecord>();
  const addresses = settings?.newsletters?.testAddresses ?? [];
  if (!addresses.length) throw badRequest(NO_ADDRESS, { toTestAddresses: NO_ADDRESS });
  const unique = [...new Set(addresses.map((address) => address.toLowerCase()))];
  const suppressions = await findSuppressions(sealingKeys, unique);
  // A mailbox with which somebody tried to unsubscribe is still one for tests.
  const open = unique.filter((one) => (suppressions.get(one) ?? 'unsubscribed') === 'unsubscribed');
  if (!open.length) throw badRequest(ALL_REFUSED, { toTestAddresses: ALL_REFUSED });
  return open;
}

const NO_ADDRESS = 'There are no test addresses. An admin can add some in Settings, under Newsletters.';
const ALL_REFUSED =
  'No test address can get email: they bounced, complained or were erased. An admin can add others in Settings, under Newsletters.';
const NO_MEMBER = 'One of these members no longer has access. Please choose others.';
