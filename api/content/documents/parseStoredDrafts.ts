import type mongoose from 'mongoose';

const FIELDS = ['draft', 'published', 'scheduled', 'row'];

/** Converts the content of documents and revisions that was stored as JSON text to objects. */
export async function parseStoredDrafts(db: mongoose.mongo.Db): Promise<void> {
  const storedAsText = { $or: FIELDS.map((field) => ({ [field]: { $type: 'string' } })) };
  for (const name of ['documents', 'revisions']) {
    const records = db.collection(name);
    // Repeated until none is left, since a record that is saved between read and write keeps what was saved.
    while (await records.findOne(storedAsText))
      for await (const record of records.find(storedAsText)) {
        const texts = FIELDS.filter((field) => typeof record[field] === 'string');
        const valuesOf = (parse: (text: string) => unknown) =>
          Object.fromEntries(texts.map((field) => [field, parse(record[field])]));
        await records.updateOne(
          { _id: record._id, ...valuesOf((text) => text) },
          { $set: valuesOf((text) => JSON.parse(text)) },
        );
      }
  }
}
