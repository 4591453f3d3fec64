import type mongoose from 'mongoose';

/** Drops the collections of the job library that ran background jobs before. */
export async function dropFormerSchedule(db: mongoose.mongo.Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (['jobs', 'agenda_logs'].includes(name)) await db.dropCollection(name);
}
