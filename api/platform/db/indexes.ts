import mongoose from 'mongoose';

export type Index = mongoose.mongo.IndexDescription;

const plain = new Map<string, Index[]>();

/** Says which indexes a collection without a model has. Models say it in their schema: `schema.index(…)`. */
export function indexed(collection: string, ...indexes: Index[]): void {
  plain.set(collection, indexes);
}

/** Every collection with the indexes that its room declares for it. */
export function declaredIndexes(): Map<string, Index[]> {
  const all = new Map(plain);
  for (const { schema, collection } of Object.values(mongoose.models)) {
    const indexes = schema.indexes().map(([key, { background: _, ...options }]) => ({ key, ...options }));
    all.set(collection.name, indexes as Index[]);
  }
  return all;
}

/** Makes what is missing; safe to call at every start, and from many processes at once. */
export async function createIndexes(db: mongoose.mongo.Db): Promise<void> {
  for (const [collection, indexes] of declaredIndexes())
    if (indexes.length) await db.collection(collection).createIndexes(indexes);
}
