import { type Delivery, HoldDelivery, PostponeDelivery } from '../../platform/outbox/deliveries';
import { addressLinks } from '../clicks/countedLinks';
import { isCountingClicks } from '../clicks/isCountingClicks';
import type { NewsletterMailRecord } from '../mailings/model';
import { assertMaySendNow } from '../mailings/sendingTimes';
import { emptyNewsletter } from '../newsletters/contract';
import { createListDelivery } from '../newsletters/newsletterMails';
import { addressNewsletter, renderNewsletter } from '../newsletters/renderNewsletter';
import { issueLink } from '../subscribers/links';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { readStepId, Sequence, type SequenceRecord, SequenceRun, type SequenceRunRecord } from './model';
import { findStopReason } from './stepRuns';

/**
 * Deliveries of the emails of sequences. Recipient and content are determined when the email is sent: nobody gets one
 * after they left, and while the sequence is off its emails are held.
 */
export const sequenceMails: Record<'step', Delivery<NewsletterMailRecord>> = {
  step: {
    ...createListDelivery(async ({ _id, newsletterId, subscriberId }, entry, tools) => {
      const { sequenceId, key } = readStepId(newsletterId) ?? {};
      const sequence = await Sequence.findById(sequenceId).lean<SequenceRecord>();
      const step = sequence?.steps.find((each) => each.key === key);
      if (!sequence || !step) return undefined;
      const run = await SequenceRun.findOne({ sequenceId, subscriberId }).lean<SequenceRunRecord>();
      const reader = await Subscriber.findById(subscriberId).lean<SubscriberRecord>();
      if (!run || run.state === 'stopped' || !reader) return undefined;
      if (await findStopReason(sequence, run, reader)) return undefined;
      if (!sequence.isEnabled) throw new HoldDelivery();
      if (reader.pausedUntil && reader.pausedUntil > new Date())
        throw new PostponeDelivery(reader.pausedUntil);
      await assertMaySendNow(reader.email, entry);
      const head = await tools.sender();
      const { subject, markdown } = step;
      const email = await renderNewsletter(
        { ...emptyNewsletter, subject, blocks: [{ kind: 'text', markdown }] },
        head,
        { hasPage: false, countedAs: (await isCountingClicks([])) ? newsletterId : '' },
      );
      if (email.isEmpty) return undefined;
      const { html, ...mail } = addressNewsletter(email, head, await issueLink(reader._id));
      return {
        to: reader.email,
        senderName: email.senderName,
        ...mail,
        html: addressLinks(html, head.sign, newsletterId, _id),
      };
    }),
    isAtMostOnce: true,
  },
};
