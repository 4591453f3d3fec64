import type mongoose from 'mongoose';

/** Sets `week` on enquiries stored without it, and drops the indexes that the one on `week` replaces. */
export async function addEnquiryWeeks(db: mongoose.mongo.Db): Promise<void> {
  const enquiries = db.collection('enquiries');
  const week = { $floor: { $divide: [{ $toLong: '$createdAt' }, 7 * 86_400_000] } };
  await enquiries.updateMany({ week: { $exists: false } }, [{ $set: { week } }]);
  for (const { name } of await enquiries.indexes())
    if (name && /^(words|plainWords)_1_createdAt_-1$/.test(name)) await enquiries.dropIndex(name);
}
