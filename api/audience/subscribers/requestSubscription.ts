import mongoose from 'mongoose';
import { normalizeOrigin } from '../../insights/origin/normalizeOrigin';
import type { ShownVariant } from '../../insights/variants/recordGoal';
import type { RequestOrigin } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { oneLine } from '../../platform/http/sanitizeText';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { getFirmName } from '../../settings/getFirmName';
import { subscriptionConsent } from './consent';
import { type SubscriptionDraft, type SubscriptionSource, topics } from './contract';
import { Subscriber, type SubscriptionProof } from './model';
import { subscriberWords } from './subscriberWords';
import { findSuppression, isPermanent } from './suppression';

const week = 7 * 86_400_000;
/** Maximum number of stored emails per subscriber. */
const maxStoredMails = 50;
/** Maximum number of consecutive requests stored as proof; further ones replace the last. */
const maxStoredRequests = 20;

/** Records a subscription request with its consent text and queues the email. Does not subscribe anybody yet. */
export async function requestSubscription(
  env: Env,
  draft: Omit<SubscriptionDraft, 'place'> & { place: SubscriptionSource },
  from: RequestOrigin,
  shown: ShownVariant[],
): Promise<void> {
  const email = oneLine(draft.email).trim();
  const emailNorm = email.toLowerCase();
  // Never write to addresses that complained or bounced.
  if (isPermanent(await findSuppression(env.sealingKeys, emailNorm))) return;
  const requestedAt = new Date();
  const proof: SubscriptionProof = {
    action: 'ask',
    at: requestedAt,
    ...from,
    ...getConsent(await getFirmName(env)),
  };
  await Subscriber.updateOne(
    { emailNorm },
    {
      $setOnInsert: {
        _id: newId(),
        email,
        words: subscriberWords(emailNorm),
        status: 'pending',
        topics,
        links: [],
        proofs: [],
        version: 1,
        requestedAt,
        place: draft.place,
        origin: normalizeOrigin(draft.origin, env),
      },
    },
    { upsert: true },
  );
  await recordRequest(emailNorm, proof);
  const mail = createMailEntry(env, 'confirmation', email);
  await Subscriber.updateOne(
    { emailNorm },
    { $push: { outbox: { $each: [mail], $slice: -maxStoredMails } } },
  );
  if (shown.length)
    await Subscriber.updateOne({ emailNorm, status: mongoose.trusted({ $ne: 'active' }) }, { shown });
  await Subscriber.updateOne({ emailNorm, status: 'pending' }, { forgetAt: new Date(Date.now() + week) });
}

/** Stores proof of the request. An active subscriber has nothing new to agree to; no other proof is dropped. */
async function recordRequest(emailNorm: string, proof: SubscriptionProof): Promise<void> {
  const last = { $slice: ['$proofs', -maxStoredRequests] };
  const areAllRequests = {
    $and: [
      { $eq: [{ $size: last }, maxStoredRequests] },
      { $eq: [{ $setUnion: [{ $map: { input: last, as: 'one', in: '$$one.action' } }] }, ['ask']] },
    ],
  };
  const allButLast = { $slice: ['$proofs', { $subtract: [{ $size: '$proofs' }, 1] }] };
  await Subscriber.collection.updateOne({ emailNorm, status: { $ne: 'active' } }, [
    {
      $set: {
        requestedAt: proof.at,
        proofs: {
          $concatArrays: [{ $cond: [areAllRequests, allButLast, '$proofs'] }, [{ $literal: proof }]],
        },
      },
    },
  ]);
}

/** The consent text as shown on the page. */
export function getConsent(firm: string) {
  return { consentVersion: subscriptionConsent.version, consentText: subscriptionConsent.text(firm) };
}

export function createMailEntry(env: Pick<Env, 'mailFrom'>, kind: 'confirmation' | 'welcome', to: string) {
  return newOutboxEntry({ kind, to, messageId: `<${newId()}.reader@${env.mailFrom.split('@').at(-1)}>` });
}
