import mongoose from 'mongoose';
import { Subscriber } from '../subscribers/model';
import { countedClicks } from './countedClicks';
import { findFollowUps } from './findFollowUps';
import { NewsletterMail, type SubjectFigures, unwantedResponse } from './model';

/** People who left are compared with its recipients up to this number. */
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
async function countLeads(id: string, startedAt: Date): Promise<Counts> {
  const people = new Map<string, number>();
  for (const { subscriberId, subject } of await findFollowUps({ id, startedAt }))
    if (subscriberId && subject !== undefined) people.set(subscriberId, subject);
  const counts: Counts = new Map();
  for (const subject of people.values()) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return counts;
}

type Counts = Map<number, number>;
interface Group {
  _id: number;
  count: number;
}

const toCounts = (groups: Group[]): Counts => new Map(groups.map(({ _id, count }) => [_id, count]));
