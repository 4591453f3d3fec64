import mongoose from 'mongoose';
import { dayOf, keptDays, NotFoundPath } from './model';

/** Takes the days out of the counts that are kept no longer. Once a day is often enough. */
export async function deleteOldDays(): Promise<void> {
  const earliest = dayOf(new Date(Date.now() - keptDays * 86_400_000));
  const each = { $objectToArray: '$days' };
  const kept = { $filter: { input: each, cond: { $gte: ['$$this.k', earliest] } } };
  await NotFoundPath.updateMany(
    { first: mongoose.trusted({ $lt: earliest }) },
    [
      { $set: { days: { $arrayToObject: kept } } },
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
