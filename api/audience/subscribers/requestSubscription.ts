import mongoose from 'mongoose';
import { readOrigin } from '../../insights/origin/readOrigin';
import type { Shown } from '../../insights/variants/reachGoal';
import type { From } from '../../platform/audit/record';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { oneLine } from '../../platform/http/plainText';
import { newEntry } from '../../platform/outbox/outboxEntries';
import { firmOf } from '../../settings/firmOf';
import { subscriptionConsent } from './consent';
import { type SubscriptionDraft, topics } from './contract';
import { Subscriber, type SubscriptionProof } from './model';
import { suppressionOf } from './suppression';

const week = 7 * 86_400_000;
/** How many mails a subscription keeps. */
const mostMails = 50;
/** How many proofs of asking in a row are kept: of more, the last is replaced. */
const mostAsks = 20;

/** Notes that somebody entered an address, with the words that stood there, and owes it a mail. Decides nothing. */
export async function requestSubscription(
  env: Env,
  draft: SubscriptionDraft,
  from: From,
  shown: Shown[],
): Promise<void> {
  const email = oneLine(draft.email).trim();
  const emailNorm = email.toLowerCase();
  const suppressed = await suppressionOf(env.sealingKeys, emailNorm);
  // Who complained, or whose address takes no mail, is not written to by whoever enters it.
  if (suppressed && suppressed !== 'unsubscribed') return;
  const askedAt = new Date();
  const proof: SubscriptionProof = { deed: 'ask', at: askedAt, ...from, ...consentOf(await firmOf(env)) };
  await Subscriber.updateOne(
    { emailNorm },
    {
      $setOnInsert: {
        ...{ _id: newId(), email, status: 'pending', topics, links: [], proofs: [], version: 1, askedAt },
        ...{ place: draft.place, origin: readOrigin(draft.origin) },
      },
    },
    { upsert: true },
  );
  await noteAsk(emailNorm, proof);
  const mail = confirmationEntry(env, 'asked', email);
  await Subscriber.updateOne({ emailNorm }, { $push: { outbox: { $each: [mail], $slice: -mostMails } } });
  if (shown.length)
    await Subscriber.updateOne({ emailNorm, status: mongoose.trusted({ $ne: 'active' }) }, { shown });
  await Subscriber.updateOne({ emailNorm, status: 'pending' }, { forgetAt: new Date(Date.now() + week) });
}

/** Keeps the proof that somebody asked. Who is on the list already has nothing to agree to; no other proof is dropped. */
async function noteAsk(emailNorm: string, proof: SubscriptionProof): Promise<void> {
  const last = { $slice: ['$proofs', -mostAsks] };
  const areAsks = {
    $and: [
      { $eq: [{ $size: last }, mostAsks] },
      { $eq: [{ $setUnion: [{ $map: { input: last, as: 'one', in: '$$one.deed' } }] }, ['ask']] },
    ],
  };
  const allButLast = { $slice: ['$proofs', { $subtract: [{ $size: '$proofs' }, 1] }] };
  await Subscriber.collection.updateOne({ emailNorm, status: { $ne: 'active' } }, [
    {
      $set: {
        askedAt: proof.at,
        proofs: { $concatArrays: [{ $cond: [areAsks, allButLast, '$proofs'] }, [{ $literal: proof }]] },
      },
    },
  ]);
}

/** The words one agrees to, as the page shows them. */
export function consentOf(firm: string) {
  return { consentVersion: subscriptionConsent.version, consentText: subscriptionConsent.text(firm) };
}

export function confirmationEntry(env: Pick<Env, 'mailFrom'>, kind: 'asked' | 'welcome', to: string) {
  return newEntry({ kind, to, messageId: `<${newId()}.reader@${env.mailFrom.split('@').at(-1)}>` });
}
