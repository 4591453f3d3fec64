import mongoose from 'mongoose';
import { type PersonalDataSource, readable } from '../../leads/contacts/PersonalDataSource';
import { searchesFor } from '../../leads/contacts/viewDataSources';
import { Mailing, NewsletterMail } from '../mailings/model';
import { SequenceRun } from '../sequences/model';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { suppress } from '../subscribers/suppression';
import { erase } from './changeSubscriber';

const findReaders = (emails: string[]) =>
  Subscriber.find({ emailNorm: mongoose.trusted({ $in: emails }) }).lean<SubscriberRecord[]>();

const recordsOf = async (emails: string[]) => {
  const ids = (await findReaders(emails)).map(({ _id }) => _id);
  return { subscriberId: mongoose.trusted({ $in: ids }) };
};

const mails: PersonalDataSource = {
  title: 'Newsletters sent',
  find: async (emails, limit) =>
    (
      await NewsletterMail.find(await recordsOf(emails))
        .limit(limit)
        .lean()
    ).map(readable),
  erase: async (emails) => {
    const { deletedCount } = await NewsletterMail.deleteMany(await recordsOf(emails));
    return { count: deletedCount, auditIds: [] };
  },
};

const sequences: PersonalDataSource = {
  title: 'Sequences',
  find: async (emails, limit) =>
    (
      await SequenceRun.find(await recordsOf(emails))
        .limit(limit)
        .lean()
    ).map(readable),
  erase: async (emails) => {
    const { deletedCount } = await SequenceRun.deleteMany(await recordsOf(emails));
    return { count: deletedCount, auditIds: [] };
  },
};

const subscriptions: PersonalDataSource = {
  title: 'Subscriptions',
  find: async (emails, limit) => (await findReaders(emails)).slice(0, limit).map(readable),
  erase: async (emails, env) => {
    const readers = await findReaders(emails);
    for (const reader of readers) await erase(env, { reader, version: reader.version });
    // Also those who never subscribed must not come back with an imported list.
    for (const email of emails) await suppress(env.sealingKeys, email, 'erased');
    return { count: readers.length, auditIds: readers.map(({ _id }) => _id) };
  },
};

/** A segment can search for the address. Without its search it matches nobody. */
const segments: PersonalDataSource = {
  title: 'Segments of newsletters',
  find: async (emails, limit) =>
    (await Mailing.find(searchesFor(emails, 'segment.search')).limit(limit).select('segment').lean()).map(
      readable,
    ),
  erase: async (emails) => {
    const { modifiedCount } = await Mailing.updateMany(searchesFor(emails, 'segment.search'), {
      $set: { 'segment.name': '', 'segment.search': 'erased=1' },
    });
    return { count: modifiedCount, auditIds: [] };
  },
};

/** What the newsletter holds about a person. Emails and sequences are found by the subscription, so they are erased first. */
export const subscriptionDataSources = [mails, sequences, segments, subscriptions];
