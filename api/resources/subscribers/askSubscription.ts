import mongoose from 'mongoose';
import type { From } from '../../audit/record';
import { newId } from '../../db/newId';
import type { Env } from '../../env';
import { oneLine } from '../../http/plainText';
import { owed } from '../../outbox/owing';
import { readOrigin } from '../origin/readOrigin';
import { firmOf } from '../settings/firmOf';
import type { Shown } from '../variants/reachGoal';
import { subscriptionConsent } from './consent';
import { type SubscriptionDraft, topics } from './contract';
import { Subscriber, type SubscriptionProof } from './model';
import { suppressionOf } from './suppression';

const week = 7 * 86_400_000;
/** How many mails and proofs a subscription keeps. */
const kept = 50;

/** Notes that somebody entered an address, with the words that stood there, and owes it a mail. Decides nothing. */
export async function askSubscription(
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
      $set: { askedAt },
      $setOnInsert: {
        ...{ _id: newId(), email, status: 'pending', topics, links: [], version: 1 },
        ...{ place: draft.place, origin: readOrigin(draft.origin) },
      },
      $push: {
        proofs: { $each: [proof], $slice: -kept },
        outbox: { $each: [mailOwed(env, 'asked', email)], $slice: -kept },
      },
    },
    { upsert: true },
  );
  if (shown.length)
    await Subscriber.updateOne({ emailNorm, status: mongoose.trusted({ $ne: 'active' }) }, { shown });
  await Subscriber.updateOne({ emailNorm, status: 'pending' }, { forgetAt: new Date(Date.now() + week) });
}

/** The words one agrees to, as the page shows them. */
export function consentOf(firm: string) {
  return { consentVersion: subscriptionConsent.version, consentText: subscriptionConsent.text(firm) };
}

export function mailOwed(env: Pick<Env, 'mailFrom'>, kind: 'asked' | 'welcome', to: string) {
  return owed({ kind, to, messageId: `<${newId()}.reader@${env.mailFrom.split('@').at(-1)}>` });
}
