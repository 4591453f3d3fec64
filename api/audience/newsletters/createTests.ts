import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { User, type UserRecord } from '../../identity/users/model';
import { badRequest } from '../../platform/errors/HttpError';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { NewsletterMail, type NewsletterMailKind, type NewsletterMailRecord } from '../mailings/model';

const hour = 3600;
const maxTestsPerHour = 30;

interface Test extends Pick<NewsletterMailRecord, 'newsletterId' | 'subject'> {
  kind: Extract<NewsletterMailKind, 'test' | 'stepTest'>;
}

/**
 * Creates test emails to members, each of them to every one, and returns the names of the members. 400 if one of them
 * has no access anymore, 429 after 30 recipients an hour.
 */
export async function createTests(
  { env, rateLimit }: Pick<Api, 'env' | 'rateLimit'>,
  by: UserRecord,
  ids: readonly string[],
  tests: readonly Test[],
): Promise<string[]> {
  const members = await User.find({ _id: mongoose.trusted({ $in: ids }), status: 'active' as const })
    .sort({ name: 1 })
    .lean<UserRecord[]>();
  if (members.length < new Set(ids).size) throw badRequest(NO_MEMBER, { members: NO_MEMBER });
  for (const _ of members) await rateLimit.consume('test-mailing', by._id, maxTestsPerHour, hour);
  await NewsletterMail.create(
    members.flatMap(({ email: to }) =>
      tests.map(({ kind, ...test }) => ({
        ...test,
        outbox: [newOutboxEntry({ kind, to, messageId: newMessageId('newsletter', env) })],
      })),
    ),
    { ordered: true },
  );
  return members.map(({ name }) => name);
}

const NO_MEMBER = 'One of these members no longer has access. Please choose others.';
