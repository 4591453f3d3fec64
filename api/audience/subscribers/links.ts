import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { Subscriber } from './model';

/** Days for which the link of a mail is good. */
const goodFor = 730;

/** A new secret for the link of a mail; only its hash is kept. */
export async function issueLink(subscriberId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = { hash: linkHash(token), at: new Date() };
  await Subscriber.updateOne({ _id: subscriberId }, { $push: { links: link } });
  return token;
}

export const linkHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Deletes links that are two years old: by age alone, so that nobody pushes out a link by asking for others. */
export async function forgetOldLinks(now: number): Promise<void> {
  const before = { at: { $lt: new Date(now - goodFor * 86_400_000) } };
  await Subscriber.updateMany(
    { links: mongoose.trusted({ $elemMatch: before }) },
    { $pull: { links: before } },
  );
}

/** Gives links of before their moment, which nobody wrote down: today's. */
export const dateLinks = (db: mongoose.mongo.Db) =>
  db
    .collection('subscribers')
    .updateMany({ 'links.0': { $type: 'string' } }, [
      { $set: { links: { $map: { input: '$links', as: 'hash', in: { hash: '$$hash', at: '$$NOW' } } } } },
    ]);
