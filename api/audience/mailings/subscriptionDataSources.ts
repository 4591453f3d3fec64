import mongoose from 'mongoose';
import { type PersonalDataSource, readable } from '../../leads/contacts/PersonalDataSource';
import { recordGrowth } from '../growth/recordGrowth';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { PostMail } from './model';

const of = (emails: string[]) => ({ emailNorm: mongoose.trusted({ $in: emails }) });
const findIds = async (emails: string[]) =>
  (await Subscriber.find(of(emails), { _id: 1 }).lean<Pick<SubscriberRecord, '_id'>[]>()).map(
    ({ _id }) => _id,
  );

const mails: PersonalDataSource = {
  title: 'Emails about posts',
  find: async (emails, limit) => {
    const filter = { subscriberId: mongoose.trusted({ $in: await findIds(emails) }) };
    return (await PostMail.find(filter).limit(limit).lean()).map(readable);
  },
  erase: async (emails) => {
    const { deletedCount } = await PostMail.deleteMany({
      subscriberId: mongoose.trusted({ $in: await findIds(emails) }),
    });
    return { count: deletedCount, auditIds: [] };
  },
};

const subscriptions: PersonalDataSource = {
  title: 'Subscriptions',
  find: async (emails, limit) => (await Subscriber.find(of(emails)).limit(limit).lean()).map(readable),
  erase: async (emails) => {
    const found = await Subscriber.find(of(emails)).lean<SubscriberRecord[]>();
    const { deletedCount } = await Subscriber.deleteMany(of(emails));
    for (const reader of found) await recordGrowth(reader, null);
    return { count: deletedCount, auditIds: found.map(({ _id }) => _id) };
  },
};

/** What the newsletter holds about a person. Emails are found by the subscription, so they are erased first. */
export const subscriptionDataSources = [mails, subscriptions];
