import type { UserRecord } from '../../identity/users/model';
import { markUnscored } from '../../leads/score/scoreLeads';
import type { Env } from '../../platform/configuration/env';
import { badRequest, conflict, tooManyRequests } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { NewsletterMail } from '../mailings/model';
import { SequenceRun } from '../sequences/model';
import { topics as allTopics, type Topic } from '../subscribers/contract';
import { endSubscription } from '../subscribers/editSubscription';
import { Subscriber, type SubscriberRecord, type SubscriptionProof } from '../subscribers/model';
import { recordGrowth } from '../subscribers/recordGrowth';
import { createMailEntry } from '../subscribers/requestSubscription';
import { findSuppression, isPermanent, suppress } from '../subscribers/suppression';
import { resendsPerWeek } from './contract';
import { findCoveredTopics, stateOf } from './subscriberView';

const weekMs = 7 * 86_400_000;
const maxStoredMails = 50;

/** A change of a subscriber by a member. */
interface Change {
  reader: SubscriberRecord;
  version: number;
  user: UserRecord;
}

/** Changes the topics, among those the person chose. */
export async function changeTopics({ reader, version, user }: Change, chosen: readonly Topic[]) {
  if (reader.status !== 'active') throw conflict('Only topics of a confirmed subscriber can be changed.');
  const covered = findCoveredTopics(reader);
  if (chosen.some((topic) => !covered.includes(topic))) {
    const message =
      'The subscriber hasn’t chosen all of these topics. They can add topics with the link in our emails.';
    throw badRequest(message, { topics: message });
  }
  const topics = allTopics.filter((topic) => chosen.includes(topic));
  return save({ reader, version, user }, { $set: { topics } }, { action: 'choose', topics });
}

/** Queues the confirmation email again. The time after which an unconfirmed address is deleted stays. */
export async function resendToPending(env: Env, change: Change) {
  const { reader } = change;
  if (reader.status !== 'pending') throw conflict('Only a pending subscription can be confirmed.');
  if (isPermanent(await findSuppression(env.sealingKeys, reader.emailNorm)))
    throw conflict('You can’t email this address. An email to it bounced or was marked as spam.');
  assertResendAllowed(reader);
  const outbox = { $each: [createMailEntry(env, 'confirmation', reader.email)], $slice: -maxStoredMails };
  return save(change, { $push: { outbox } }, { action: 'resend' });
}

/** Counts the stored resends, because a transaction that runs again would count its own twice. Throws 429. */
function assertResendAllowed({ proofs }: SubscriberRecord): void {
  const since = Date.now() - weekMs;
  const times = proofs.flatMap(({ action, at }) =>
    action === 'resend' && at.getTime() > since ? at.getTime() : [],
  );
  const first = times.at(-resendsPerWeek);
  if (first !== undefined) throw tooManyRequests((first - since) / 1000);
}

/** Unsubscribes a person at their request to the team. */
export async function unsubscribeByMember(env: Env, change: Change, note = '') {
  const { reader } = change;
  const ended = endSubscription(reader, undefined);
  if (!ended || (reader.status !== 'active' && reader.status !== 'pending'))
    throw conflict(`This person is not subscribed (${stateOf(reader)}).`);
  await suppress(env.sealingKeys, reader.emailNorm, 'unsubscribed');
  const line = oneLine(note).trim();
  await markUnscored([reader.emailNorm]);
  return save(change, ended.update, { action: 'unsubscribe', ...(line && { note: line }) });
}

/** Deletes everything that is stored about a subscriber, except a hash of the address. */
export async function erase(env: Env, { reader, version }: Omit<Change, 'user'>): Promise<void> {
  await deleteAtVersion(Subscriber, { _id: reader._id }, version);
  await recordGrowth(reader, null);
  await NewsletterMail.deleteMany({ subscriberId: reader._id });
  await SequenceRun.deleteMany({ subscriberId: reader._id });
  await suppress(env.sealingKeys, reader.emailNorm, 'erased');
}

async function save(
  { reader, version, user }: Change,
  { $push, ...update }: { $set?: object; $unset?: object; $push?: object },
  proof: Pick<SubscriptionProof, 'action' | 'topics' | 'note'>,
): Promise<SubscriberRecord> {
  const proofs = { ...proof, at: new Date(), by: user.name };
  const change = { ...update, $push: { ...$push, proofs } };
  const changed = await editAtVersion(Subscriber, { _id: reader._id }, version, change);
  await recordGrowth(reader, changed);
  return changed;
}
