import mongoose from 'mongoose';

export type Index = mongoose.mongo.IndexDescription;

const plain = new Map<string, Index[]>();

/**
 * Declares the indexes of a collection without a model. Models declare theirs in the schema:
 * `schema.index(…)`.
 */
export function declareIndexes(collection: string, ...indexes: Index[]): void {
  plain.set(collection, indexes);
}

/** All collections with their declared indexes. */
export function declaredIndexes(): Map<string, Index[]> {
  const all = new Map(plain);
  for (const { schema, collection } of Object.values(mongoose.models)) {
    const indexes = schema.indexes().map(([key, { background: _, ...options }]) => ({ key, ...options }));
    all.set(collection.name, indexes as Index[]);
  }
  return all;
}

/** Creates missing indexes. Safe to call at every start and from several processes. */
export async function createIndexes(db: mongoose.mongo.Db): Promise<void> {
  for (const [collection, indexes] of declaredIndexes())
    if (indexes.length) await db.collection(collection).createIndexes(indexes);
}
