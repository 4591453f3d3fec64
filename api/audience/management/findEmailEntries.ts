import mongoose from 'mongoose';
import { Content } from '../../content/documents/model';
import type { ContactSource } from '../../leads/contacts/ContactSource';
import { countedClicks } from '../mailings/countedClicks';
import { NewsletterMail, type NewsletterMailRecord, unwantedResponse } from '../mailings/model';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { findStepTitles } from './sequenceEvents';

const STATES = { waiting: 'Pending', sent: 'Sent', dead: 'Failed', held: 'On hold' } as const;

/** The newsletters and the emails of sequences that a person got in the last 30 days, with the number of links opened. */
export const findEmailEntries: ContactSource = async (emails, limit) => {
  const readers = await Subscriber.find({ emailNorm: mongoose.trusted({ $in: emails }) }, { _id: 1 }).lean<
    Pick<SubscriberRecord, '_id'>[]
  >();
  if (!readers.length) return [];
  const mails = await NewsletterMail.find({
    subscriberId: mongoose.trusted({ $in: readers.map(({ _id }) => _id) }),
  })
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean<NewsletterMailRecord[]>();
  const ids = mails.map(({ newsletterId }) => newsletterId);
  const documents = await Content.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('label')
    .lean<{ _id: string; label?: string }[]>();
  const titles = new Map(documents.map(({ _id, label }) => [_id, label]));
  const [steps, clicks] = await Promise.all([findStepTitles(ids), countLinks(mails)]);
  return mails.flatMap(({ _id, newsletterId, outbox }) =>
    outbox.map((entry) => {
      const isSkipped = entry.state === 'sent' && entry.response === unwantedResponse;
      return {
        kind: entry.kind === 'step' ? ('sequence' as const) : ('newsletter' as const),
        id: _id,
        title:
          entry.kind === 'step'
            ? (steps.get(newsletterId) ?? 'Deleted sequence')
            : titles.get(newsletterId) || 'Deleted newsletter',
        state: [isSkipped ? 'Skipped' : STATES[entry.state], describeClicks(clicks.get(_id))]
          .filter(Boolean)
          .join(', '),
        at: (entry.sentAt ?? entry.since).toISOString(),
        startsAt: null,
      };
    }),
  );
};

/** The number of links that were opened, by email, without those that a scanner opened. */
async function countLinks(mails: NewsletterMailRecord[]): Promise<Map<string, number>> {
  const ids = mails.filter(({ clicks }) => clicks?.length).map(({ _id }) => _id);
  if (!ids.length) return new Map();
  const found = await NewsletterMail.aggregate<{ _id: string; links: number }>([
    { $match: { _id: { $in: ids } } },
    ...countedClicks,
    { $group: { _id: { mail: '$_id', link: '$click.link' } } },
    { $group: { _id: '$_id.mail', links: { $sum: 1 } } },
  ]);
  return new Map(found.map(({ _id, links }) => [_id, links]));
}

const describeClicks = (links = 0) => (links ? `${links === 1 ? '1 link' : `${links} links`} opened` : '');
