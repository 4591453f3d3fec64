import { type Delivery, HoldDelivery, PostponeDelivery } from '../../platform/outbox/deliveries';
import { addressLinks } from '../clicks/countedLinks';
import { isCountingClicks } from '../clicks/isCountingClicks';
import type { NewsletterMailRecord } from '../mailings/model';
import { assertMaySendNow } from '../mailings/sendingTimes';
import { addressTest, createListDelivery, prepareLinks } from '../newsletters/newsletterMails';
import { addressNewsletter } from '../newsletters/renderNewsletter';
import { issueLink } from '../subscribers/links';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { readStepId, Sequence, type SequenceRecord, SequenceRun, type SequenceRunRecord } from './model';
import { renderStep } from './renderStep';
import { findStopReason } from './stepRuns';

/**
 * Deliveries of the emails of sequences. Recipient and content are determined when the email is sent: nobody gets one
 * after they left, and while the sequence is off its emails are held.
 */
export const sequenceMails: Record<'step' | 'stepTest', Delivery<NewsletterMailRecord>> = {
  step: {
    ...createListDelivery(async ({ _id, newsletterId, subscriberId }, entry, tools, link) => {
      const found = await findStep(newsletterId);
      if (!found) return undefined;
      const { sequence, step } = found;
      const sequenceId = sequence._id;
      const run = await SequenceRun.findOne({ sequenceId, subscriberId }).lean<SequenceRunRecord>();
      const reader = await Subscriber.findById(subscriberId).lean<SubscriberRecord>();
      if (!run || run.state === 'stopped' || !reader) return undefined;
      if (await findStopReason(sequence, run, reader)) return undefined;
      if (!sequence.isEnabled) throw new HoldDelivery();
      if (reader.pausedUntil && reader.pausedUntil > new Date())
        throw new PostponeDelivery(reader.pausedUntil);
      await assertMaySendNow(reader.email, entry);
      const head = await tools.sender();
      const countedAs = (await isCountingClicks([])) ? newsletterId : '';
      const email = await renderStep(step, head, { countedAs });
      if (email.isEmpty) return undefined;
      const { html, ...mail } = addressNewsletter(email, head, link ?? (await issueLink(reader._id)));
      return {
        to: reader.email,
        senderName: email.senderName,
        ...mail,
        html: addressLinks(html, head.sign, newsletterId, _id),
      };
    }),
    isAtMostOnce: true,
    prepare: prepareLinks,
  },
  stepTest: createListDelivery(async ({ newsletterId }, { to }, tools) => {
    const found = await findStep(newsletterId);
    if (!found) return undefined;
    const head = await tools.sender();
    return addressTest(await renderStep(found.step, head), head, to);
  }),
};

/** A step with its sequence, unless one of them was deleted. */
async function findStep(id: string) {
  const { sequenceId, key } = readStepId(id) ?? {};
  const sequence = await Sequence.findById(sequenceId).lean<SequenceRecord>();
  const step = sequence?.steps.find((each) => each.key === key);
  return sequence && step && { sequence, step };
}
