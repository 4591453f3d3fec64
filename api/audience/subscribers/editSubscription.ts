import mongoose from 'mongoose';
import { recordDelayedGoal } from '../../insights/variants/recordGoal';
import { markUnscored } from '../../leads/score/scoreLeads';
import type { RequestOrigin } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import { conflict } from '../../platform/errors/HttpError';
import { getFirmName } from '../../settings/getFirmName';
import { topics as allTopics, pauseDays, type SubscriptionChange, type Topic } from './contract';
import { hashLinkToken } from './links';
import { Subscriber, type SubscriberRecord, type SubscriptionProof } from './model';
import { recordGrowth } from './recordGrowth';
import { createMailEntry, getConsent } from './requestSubscription';
import { findSuppression, isPermanent, suppress, unsuppress } from './suppression';

type Change = Omit<SubscriptionChange, 'token'>;
const day = 86_400_000;
/** Days for which the links of a former subscriber still work. Afterwards only the suppression remains. */
const graceDays = 30;

/** The subscriber of a link. */
export function findSubscriberByToken(token: string): Promise<SubscriberRecord | null> {
  return Subscriber.findOne({ 'links.hash': hashLinkToken(token) }).lean<SubscriberRecord>();
}

/** Applies a change. Repeating it changes nothing. Returns the resulting subscriber. */
export function changeSubscription(
  env: Env,
  token: string,
  change: Change,
  from: RequestOrigin,
): Promise<SubscriberRecord | null> {
  return mongoose.connection.transaction(async () => {
    const reader = await findSubscriberByToken(token);
    const fields = reader && (await getEdit(env, reader, change));
    if (!reader || !fields) return reader;
    if (fields.action === 'subscribe') await recordDelayedGoal(reader.shown ?? []);
    const { $push, ...rest } = fields.update;
    const proof: SubscriptionProof = {
      action: fields.action,
      at: new Date(),
      ...from,
      ...fields.consent,
      ...(fields.topics && { topics: fields.topics }),
    };
    await (fields.action === 'unsubscribe'
      ? suppress(env.sealingKeys, reader.emailNorm, 'unsubscribed')
      : unsuppress(env.sealingKeys, reader.emailNorm));
    const changed = await Subscriber.findOneAndUpdate(
      { _id: reader._id },
      { ...rest, $inc: { version: 1 }, $push: { ...$push, proofs: proof } },
      { returnDocument: 'after' },
    ).lean<SubscriberRecord>();
    await recordGrowth(reader, changed);
    await markUnscored([reader.emailNorm]);
    return changed;
  });
}

interface Edit {
  action: Change['action'];
  update: { $set: object; $unset?: object; $push?: object };
  consent?: ReturnType<typeof getConsent>;
  /** The topics that the person chose. */
  topics?: Topic[];
}

/** The update to make; undefined if it changes nothing or is not possible in this state. */
async function getEdit(env: Env, reader: SubscriberRecord, change: Change): Promise<Edit | undefined> {
  const { action, topics, reason } = change;
  const chosen = topics && allTopics.filter((topic) => topics.includes(topic));
  if (action === 'subscribe' && (!chosen || chosen.length)) return startSubscription(env, reader, chosen);
  if (action === 'unsubscribe' || chosen?.length === 0) return endSubscription(reader, reason);
  if (reader.status !== 'active') return undefined;
  if (action === 'choose' && chosen)
    return isSame(chosen, reader.topics)
      ? undefined
      : { action, topics: chosen, update: { $set: { topics: chosen } } };
  if (action === 'pause' && !isPaused(reader))
    return { action, update: { $set: { pausedUntil: new Date(Date.now() + pauseDays * day) } } };
  if (action === 'resume' && isPaused(reader))
    return { action, update: { $set: {}, $unset: { pausedUntil: 1 } } };
  return undefined;
}

async function startSubscription(
  env: Env,
  reader: SubscriberRecord,
  chosen = reader.topics,
): Promise<Edit | undefined> {
  if (reader.status === 'active')
    return isSame(chosen, reader.topics)
      ? undefined
      : { action: 'choose', topics: chosen, update: { $set: { topics: chosen } } };
  const reason = await findSuppression(env.sealingKeys, reader.emailNorm);
  if (isPermanent(reason)) throw conflict(REFUSED[reason]);
  return {
    action: 'subscribe',
    topics: chosen,
    consent: getConsent(await getFirmName(env)),
    update: {
      $set: { status: 'active', topics: chosen, confirmedAt: new Date() },
      $unset: { forgetAt: 1, pausedUntil: 1, unsubscribedAt: 1, reason: 1, shown: 1 },
      $push: { outbox: { $each: [createMailEntry(env, 'welcome', reader.email)], $slice: -50 } },
    },
  };
}

/** An active subscription that never gets an email would be a promise that is not kept. */
const REFUSED = {
  bounced:
    'An email to this address came back, so we can’t send to it. Please subscribe with another address.',
  complained:
    'One of our emails to this address was marked as spam, so we no longer send to it. Please subscribe with another address.',
};

/** The update that ends a subscription; undefined if it changes nothing. */
export function endSubscription(
  { status, reason: currentReason }: SubscriberRecord,
  reason: Change['reason'],
): Edit | undefined {
  if (status === 'unsubscribed' && (!reason || reason === currentReason)) return undefined;
  return {
    action: 'unsubscribe',
    update: {
      $set: {
        status: 'unsubscribed',
        unsubscribedAt: new Date(),
        ...(reason && { reason }),
        forgetAt: new Date(Date.now() + graceDays * day),
      },
      $unset: { pausedUntil: 1 },
    },
  };
}

export const isPaused = ({ pausedUntil }: SubscriberRecord) =>
  Boolean(pausedUntil && pausedUntil > new Date());

const isSame = (one: string[], other: string[]) => one.join() === other.join();
