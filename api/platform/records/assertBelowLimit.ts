import { type Model, model, type QueryFilter, Schema } from 'mongoose';
import type { HttpError } from '../errors/HttpError';

/**
 * Throws unless `more` records can be added without exceeding the limit. For small collections, within the transaction
 * of a write: a second write that counts at the same time conflicts with it and runs again, so parallel requests cannot
 * exceed the limit together.
 */
export async function assertBelowLimit<R>(
  counted: Model<R>,
  { limit, filter = {}, more = 1 }: Bound<R>,
  error: () => HttpError,
): Promise<void> {
  const { name } = counted.collection;
  await RecordLimit.updateOne({ _id: name }, { $inc: { checks: 1 } }, { upsert: true });
  if ((await counted.countDocuments(filter)) + more > limit) throw error();
}

interface Bound<R> {
  limit: number;
  /** Which records count; default: all. */
  filter?: QueryFilter<R>;
  /** How many are added; default: one. */
  more?: number;
}

const schema = new Schema<{ _id: string; checks: number }>(
  { _id: { type: String, required: true }, checks: Number },
  { versionKey: false },
);

/** One record per collection with a limit; every check changes it. */
const RecordLimit = model('RecordLimit', schema, 'recordLimits');
