import { LRUCache } from 'lru-cache';
import { Content, type ContentRecord } from '../../content/documents/model';
import type { Sender } from '../../platform/mail/Sender';
import { describeMailFailure, type Mail } from '../../platform/mail/transport';
import { type Delivery, type DeliveryContext, HoldDelivery } from '../../platform/outbox/deliveries';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import { addressLinks } from '../clicks/countedLinks';
import { isCountingClicks } from '../clicks/isCountingClicks';
import { Mailing, type MailingRecord, type NewsletterMailRecord, unwantedResponse } from '../mailings/model';
import { createRecipientFilter } from '../mailings/recipients';
import { assertMaySendNow } from '../mailings/sendingTimes';
import { issueLink, issueLinks } from '../subscribers/links';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import type { NewsletterDraft } from './contract';
import { Newsletter, type NewsletterRecord } from './model';
import {
  addressNewsletter,
  type NewsletterEmail,
  placeholderToken,
  renderNewsletter,
} from './renderNewsletter';
import { subjectsOf } from './subjectTestDraft';

/**
 * Deliveries of newsletters. Recipient and content are determined when the email is sent: people who unsubscribed get
 * none, and a newsletter that was taken offline is not sent.
 */
export const newsletterMails: Record<'newsletter' | 'test', Delivery<NewsletterMailRecord>> = {
  newsletter: {
    ...createListDelivery(async ({ _id, newsletterId, subscriberId, subject }, entry, tools, link) => {
      const mailing = await Mailing.findById(newsletterId).lean<MailingRecord>();
      if (mailing?.isPaused) throw new HoldDelivery();
      if (!mailing || mailing.isCanceled) return undefined;
      // What they wanted when it started may have changed: it can have been paused for days.
      const reader = await Subscriber.findOne({
        $and: [{ _id: subscriberId }, createRecipientFilter(mailing, mailing.startedAt)],
      })
        .select('email')
        .lean<Pick<SubscriberRecord, '_id' | 'email'>>();
      if (!reader) return undefined;
      await assertMaySendNow(reader.email, entry);
      const head = await tools.sender();
      const email = await readPublished(mailing, head, subject);
      if (!email || email.isEmpty) return undefined;
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
  test: createListDelivery(async ({ newsletterId, subject: at }, { to }, tools) => {
    const document = await Content.findById(newsletterId).lean<ContentRecord>();
    if (!document) return undefined;
    const head = await tools.sender();
    const draft = document.draft as NewsletterDraft;
    const subject = subjectsOf(draft)[at ?? 0] ?? '';
    return addressTest(await renderNewsletter({ ...draft, subject }, head), head, to);
  }),
};

/** A link for each email to a subscriber, by the ID of the email. */
export async function prepareLinks(owners: NewsletterMailRecord[]): Promise<Map<string, string>> {
  const emails = owners.flatMap(({ _id, subscriberId }) => (subscriberId ? [{ _id, subscriberId }] : []));
  const tokens = await issueLinks(emails.map(({ subscriberId }) => subscriberId));
  return new Map(emails.map(({ _id }, at) => [_id, tokens[at] ?? '']));
}

/** An email as a test to a member, with links that belong to no subscriber. */
export function addressTest(email: NewsletterEmail, head: Sender, to: string): Written {
  const { subject, ...rest } = addressNewsletter(email, head, placeholderToken);
  return { to, senderName: email.senderName, subject: `Test: ${subject}`, ...rest };
}

type Written = Omit<Mail, 'from' | 'messageId'> & { senderName: string };
type Write = (
  owner: NewsletterMailRecord,
  entry: OutboxEntry,
  tools: DeliveryContext,
  /** The token of the recipient’s link. */
  link?: string,
) => Promise<Written | undefined>;

/** A delivery with the headers of the list. */
export function createListDelivery(write: Write): Delivery<NewsletterMailRecord> {
  return {
    what: 'mail',
    failure: describeMailFailure,
    deliver: async (owner, entry, tools, link) => {
      const written = await write(owner, entry, tools, link);
      if (!written) return unwantedResponse;
      const { senderName, ...mail } = written;
      const { name, from: address } = await tools.sender();
      const list = { name: `${name} newsletter`, id: `newsletter.${address.split('@').at(-1)}` };
      return tools.transport.send({
        messageId: entry.messageId,
        from: { name: senderName, address },
        list,
        ...mail,
      });
    },
  };
}

/**
 * The email of a newsletter that is public, or undefined. It is rendered once a minute while it is sent. With a test of two
 * subjects it has the one that this recipient tests, or the chosen one.
 */
async function readPublished(
  { _id: id, topics, subjectTest }: MailingRecord,
  head: Sender,
  tested: number | undefined,
): Promise<NewsletterEmail | undefined> {
  const record = await Newsletter.findOne({ _id: id, isPublished: true }).lean<NewsletterRecord>();
  if (!record) return undefined;
  const countedAs = (await isCountingClicks(topics)) ? id : '';
  const at = tested ?? subjectTest?.chosen ?? 0;
  const key = `${head.origin} ${id} ${record.version} ${countedAs} ${at}`;
  const known = renderings.get(key);
  if (known) return known;
  const subject = subjectTest?.subjects[at] ?? record.draft.subject;
  const email = await renderNewsletter({ ...record.draft, subject }, head, { countedAs });
  renderings.set(key, email);
  return email;
}

const renderings = new LRUCache<string, NewsletterEmail>({ max: 5, ttl: 60_000 });
