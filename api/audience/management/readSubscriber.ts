import mongoose from 'mongoose';
import { Content } from '../../content/documents/model';
import type { Env } from '../../platform/configuration/env';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import { NewsletterMail, type NewsletterMailRecord, unwantedResponse } from '../mailings/model';
import { topicOptions } from '../subscribers/contract';
import type { SubscriberRecord, SubscriptionProof } from '../subscribers/model';
import { findSuppression } from '../subscribers/suppression';
import type { SubscriberDetails, SubscriberEvent } from './contract';
import { findStepTitles, readSequenceEvents } from './sequenceEvents';
import { toSubscriberDetails } from './subscriberView';

const mostEvents = 100;
const mostNewsletters = 50;

/** A subscriber with the proof of consent and everything that happened, newest first. */
export async function readSubscriber(
  env: Pick<Env, 'sealingKeys'>,
  reader: SubscriberRecord,
  canSeePersonal: boolean,
): Promise<SubscriberDetails> {
  const [emailEvents, sequenceEvents, suppression] = await Promise.all([
    readEmailEvents(reader._id),
    readSequenceEvents(reader._id),
    findSuppression(env.sealingKeys, reader.emailNorm),
  ]);
  const history = [
    ...reader.proofs.map(toProofEvent),
    ...reader.outbox.map((entry) =>
      toMailEvent(entry.kind === 'confirmation' ? 'confirmation_email' : 'welcome_email', entry),
    ),
    ...emailEvents,
    ...sequenceEvents,
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, mostEvents);
  return toSubscriberDetails(reader, canSeePersonal, { history, suppression });
}

function toProofEvent({ action, at, by, note, topics }: SubscriptionProof): SubscriberEvent {
  const labels = topicOptions.filter(({ value }) => topics?.includes(value)).map(({ label }) => label);
  return {
    kind: action,
    at: at.toISOString(),
    by: by ?? null,
    detail: note ?? (labels.join(', ') || null),
    mail: null,
  };
}

function toMailEvent(
  kind: SubscriberEvent['kind'],
  { state, since, sentAt, response }: OutboxEntry,
  detail: string | null = null,
): SubscriberEvent {
  const mail = state === 'sent' && response === unwantedResponse ? 'skipped' : state;
  return { kind, at: (sentAt ?? since).toISOString(), by: null, detail, mail };
}

/** The newsletters and the emails of sequences of the last 30 days. */
async function readEmailEvents(subscriberId: string): Promise<SubscriberEvent[]> {
  const mails = await NewsletterMail.find({ subscriberId })
    .sort({ createdAt: -1 })
    .limit(mostNewsletters)
    .lean<NewsletterMailRecord[]>();
  const ids = mails.map(({ newsletterId }) => newsletterId);
  const documents = await Content.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('label')
    .lean<{ _id: string; label?: string }[]>();
  const titles = new Map(documents.map(({ _id, label }) => [_id, label]));
  const steps = await findStepTitles(ids);
  return mails.flatMap(({ newsletterId, outbox }) =>
    outbox.map((entry) =>
      entry.kind === 'step'
        ? toMailEvent('sequence_email', entry, steps.get(newsletterId) ?? 'Deleted sequence')
        : toMailEvent('newsletter', entry, titles.get(newsletterId) || 'Deleted newsletter'),
    ),
  );
}
