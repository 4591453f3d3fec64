import mongoose from 'mongoose';
import { NotFoundPath, retentionDays, toUtcDay } from './model';

/** Removes expired days from the counts. Runs once a day. */
export async function deleteOldDays(): Promise<void> {
  const earliest = toUtcDay(new Date(Date.now() - retentionDays * 86_400_000));
  const each = { $objectToArray: '$days' };
  const recentDays = { $filter: { input: each, cond: { $gte: ['$$this.k', earliest] } } };
  await NotFoundPath.updateMany(
    { first: mongoose.trusted({ $lt: earliest }) },
    [
      { $set: { days: { $arrayToObject: recentDays } } },
      {
        $set: {
          count: { $sum: { $map: { input: each, in: '$$this.v' } } },
          first: { $ifNull: [{ $min: { $map: { input: each, in: '$$this.k' } } }, earliest] },
        },
      },
    ],
    { updatePipeline: true },
  );
}
