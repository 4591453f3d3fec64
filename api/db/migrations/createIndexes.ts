import type mongoose from 'mongoose';

/** One index for every way the API looks things up, and none besides. */
export async function createIndexes(db: mongoose.mongo.Db): Promise<void> {
  await db
    .collection('enquiries')
    .createIndexes([
      { key: { reference: 1 }, unique: true },
      { key: { createdAt: -1, _id: -1 } },
      { key: { status: 1, createdAt: -1, _id: -1 } },
      { key: { words: 1, createdAt: -1 } },
      { key: { plainWords: 1, createdAt: -1 } },
      { key: { 'outbox.nextAt': 1 }, sparse: true },
      { key: { 'outbox.state': 1, createdAt: 1 } },
    ]);
  await db
    .collection('posts')
    .createIndexes([{ key: { slug: 1 }, unique: true }, { key: { isDraft: 1, publishAt: -1, _id: -1 } }]);
  await db.collection('users').createIndexes([{ key: { email: 1 }, unique: true }, { key: { role: 1 } }]);
  await db.collection('testimonials').createIndex({ order: 1 });
  await db.collection('sessions').createIndex({ expires: 1 }, { expireAfterSeconds: 0 });
  await db.collection('limits').createIndexes([
    { key: { key: 1 }, unique: true },
    { key: { expire: 1 }, expireAfterSeconds: 0 },
  ]);
}
