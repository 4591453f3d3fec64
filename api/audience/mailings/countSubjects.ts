import mongoose from 'mongoose';
import { Booking } from '../../bookings/model';
import { Enquiry } from '../../leads/enquiries/model';
import { Subscriber } from '../subscribers/model';
import { countedClicks } from './countedClicks';
import { NewsletterMail, type NewsletterMailRecord, type SubjectFigures, unwantedResponse } from './model';

/** Leads after a newsletter, and people who left, are compared with its recipients up to this number. */
const maxPeople = 5000;

/** What the recipients of both subjects of a test have done since. */
export async function countSubjects(newsletterId: string, since: Date): Promise<SubjectFigures[]> {
  const [sent, clicks, unsubscribes, leads] = [
    await countSent(newsletterId),
    await countClickers(newsletterId),
    await countLeft(newsletterId, since),
    await countLeads(newsletterId, since),
  ];
  return [0, 1].map((subject) => ({
    sent: sent.get(subject) ?? 0,
    clicks: clicks.get(subject) ?? 0,
    unsubscribes: unsubscribes.get(subject) ?? 0,
    leads: leads.get(subject) ?? 0,
  }));
}

const testMails = (newsletterId: string) => ({
  newsletterId,
  subscriberId: mongoose.trusted({ $exists: true }),
  subject: mongoose.trusted({ $exists: true }),
});
const isSent = mongoose.trusted({
  $elemMatch: { state: 'sent', response: { $ne: unwantedResponse } },
});

async function countSent(newsletterId: string): Promise<Counts> {
  return toCounts(
    await NewsletterMail.aggregate<Group>([
      { $match: { ...testMails(newsletterId), outbox: isSent } },
      { $sortByCount: '$subject' },
    ]),
  );
}

async function countClickers(newsletterId: string): Promise<Counts> {
  return toCounts(
    await NewsletterMail.aggregate<Group>([
      { $match: testMails(newsletterId) },
      ...countedClicks,
      { $group: { _id: '$_id', subject: { $first: '$subject' } } },
      { $sortByCount: '$subject' },
    ]),
  );
}

/** Who unsubscribed, or marked it as spam. Found by those who left, who are few and deleted after 30 days. */
async function countLeft(newsletterId: string, since: Date): Promise<Counts> {
  const left = await Subscriber.find(
    {
      status: mongoose.trusted({ $in: ['unsubscribed', 'complained'] as const }),
      unsubscribedAt: mongoose.trusted({ $gte: since }),
    },
    { _id: 1 },
    { limit: maxPeople },
  ).lean<{ _id: string }[]>();
  return toCounts(
    await NewsletterMail.aggregate<Group>([
      {
        $match: {
          ...testMails(newsletterId),
          subscriberId: mongoose.trusted({ $in: left.map(({ _id }) => _id) }),
          outbox: isSent,
        },
      },
      { $sortByCount: '$subject' },
    ]),
  );
}

/** Who sent an inquiry or booked a meeting after the email. */
async function countLeads(newsletterId: string, since: Date): Promise<Counts> {
  const after = { createdAt: mongoose.trusted({ $gte: since }) };
  const first = { sort: { createdAt: 1 }, limit: maxPeople } as const;
  const fields = { _id: 0, emailNorm: 1, createdAt: 1 };
  const isLead = {
    status: mongoose.trusted({ $nin: ['spam', 'quarantined'] as const }),
    // What a member entered was sent with no form.
    manual: mongoose.trusted({ $exists: false }),
  };
  const contacts: { emailNorm: string; createdAt: Date }[] = [
    ...(await Enquiry.find({ ...after, ...isLead }, fields, first).lean()),
    ...(await Booking.find({ ...after, status: 'confirmed' }, fields, first).lean()),
  ];
  const lastBy = new Map<string, Date>();
  for (const { emailNorm, createdAt } of contacts)
    if (createdAt > (lastBy.get(emailNorm) ?? since)) lastBy.set(emailNorm, createdAt);
  const readers = await Subscriber.find(
    { emailNorm: mongoose.trusted({ $in: [...lastBy.keys()] }) },
    { emailNorm: 1 },
  ).lean<{ _id: string; emailNorm: string }[]>();
  const addressOf = new Map(readers.map(({ _id, emailNorm }) => [_id, emailNorm]));
  const mails = await NewsletterMail.find(
    {
      ...testMails(newsletterId),
      subscriberId: mongoose.trusted({ $in: [...addressOf.keys()] }),
      outbox: isSent,
    },
    { subscriberId: 1, subject: 1, 'outbox.sentAt': 1 },
  ).lean<NewsletterMailRecord[]>();
  const counts: Counts = new Map();
  for (const { subscriberId = '', subject = 0, outbox } of mails) {
    const sentAt = outbox[0]?.sentAt;
    const last = lastBy.get(addressOf.get(subscriberId) ?? '');
    if (sentAt && last && last >= sentAt) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return counts;
}

type Counts = Map<number, number>;
interface Group {
  _id: number;
  count: number;
}

const toCounts = (groups: Group[]): Counts => new Map(groups.map(({ _id, count }) => [_id, count]));
