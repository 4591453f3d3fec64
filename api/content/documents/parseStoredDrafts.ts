import type mongoose from 'mongoose';

const FIELDS = ['draft', 'published', 'scheduled', 'row'];

/** Converts the content of documents and revisions that was stored as JSON text to objects. */
export async function parseStoredDrafts(db: mongoose.mongo.Db): Promise<void> {
  for (const name of ['documents', 'revisions'])
    for await (const record of db.collection(name).find({ draft: { $type: 'string' } })) {
      const texts = FIELDS.filter((field) => typeof record[field] === 'string');
      const $set = Object.fromEntries(texts.map((field) => [field, JSON.parse(record[field])]));
      await db.collection(name).updateOne({ _id: record._id }, { $set });
    }
}
