import type mongoose from 'mongoose';

/** Migration: merges the records per path and day into one record per path. */
export async function mergeDays(db: mongoose.mongo.Db): Promise<void> {
  const day = { $dateToString: { date: '$day', format: '%Y-%m-%d' } };
  const days = { $push: { k: day, v: '$count' } };
  await db
    .collection('notFoundHits')
    .aggregate([
      {
        $group: {
          _id: '$path',
          days,
          count: { $sum: '$count' },
          first: { $min: day },
          last: { $max: '$day' },
        },
      },
      { $set: { days: { $arrayToObject: '$days' } } },
      { $merge: { into: 'notFoundPaths', whenMatched: 'keepExisting' } },
    ])
    .toArray();
  await db.dropCollection('notFoundHits');
}
