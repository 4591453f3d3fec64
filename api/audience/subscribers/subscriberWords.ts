import mongoose from 'mongoose';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { Subscriber, type SubscriberRecord } from './model';

/** The search terms of a subscriber: the parts of the address. */
export const subscriberWords = (email: string) => [
  ...new Set(searchTerms(email).filter(Boolean).map(searchPrefix)),
];

/** Migration: adds the search terms to subscribers from before there was a list of them. */
export async function addSubscriberWords(): Promise<void> {
  const isWithout = mongoose.trusted({ $in: [null, []] });
  const found = Subscriber.find({ words: isWithout } as object)
    .select('emailNorm')
    .lean<Pick<SubscriberRecord, '_id' | 'emailNorm'>[]>();
  for await (const { _id, emailNorm } of found.cursor({ batchSize: 200 }))
    await Subscriber.updateOne(
      { _id },
      { $set: { words: subscriberWords(emailNorm) } },
      { timestamps: false },
    );
}
