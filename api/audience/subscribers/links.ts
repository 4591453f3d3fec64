import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { Subscriber } from './model';

/** Days for which an emailed link works. */
const linkLifetimeDays = 730;

/** Creates a token for an emailed link and stores its hash. */
export async function issueLink(subscriberId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = { hash: hashLinkToken(token), at: new Date() };
  await Subscriber.updateOne({ _id: subscriberId }, { $push: { links: link } });
  return token;
}

/**
 * Creates a token for each of these subscribers, in their order, with one write, which does not wait for the journal: what
 * is written before the emails are sent does. Links are no changes of a subscriber, so this goes past the model and sets
 * no mark.
 */
export async function issueLinks(subscriberIds: string[]): Promise<string[]> {
  const tokens = subscriberIds.map(() => randomBytes(32).toString('base64url'));
  const at = new Date();
  const writes = tokens.map((token, index) => ({
    updateOne: {
      filter: { _id: subscriberIds[index] },
      update: { $push: { links: { hash: hashLinkToken(token), at } } },
    },
  }));
  const options = { ordered: false, writeConcern: { w: 1, journal: false } };
  if (writes.length) await Subscriber.collection.bulkWrite(writes as never[], options);
  return tokens;
}

export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Deletes links older than two years. There is no limit by number, so that requesting new links cannot invalidate
 * existing ones.
 */
export async function deleteOldLinks(now: number): Promise<void> {
  const expired = { at: { $lt: new Date(now - linkLifetimeDays * 86_400_000) } };
  await Subscriber.updateMany(
    { links: mongoose.trusted({ $elemMatch: expired }) },
    { $pull: { links: expired } },
  );
}

/** Migration: sets the date of links stored without one to now. */
export const addLinkDates = (db: mongoose.mongo.Db) =>
  db
    .collection('subscribers')
    .updateMany({ 'links.0': { $type: 'string' } }, [
      { $set: { links: { $map: { input: '$links', as: 'hash', in: { hash: '$$hash', at: '$$NOW' } } } } },
    ]);
