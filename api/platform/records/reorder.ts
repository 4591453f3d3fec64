import type { Model } from 'mongoose';
import { badRequest, conflict } from '../errors/HttpError';

interface Ordered {
  _id: string;
  order: number;
}

/**
 * Reorders the named records among their own positions; others stay where they are. Versions don't change,
 * because the content is the same. Throws 409 when one is gone. For small collections.
 */
export async function reorder<R extends Ordered>(model: Model<R>, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size < ids.length)
    throw badRequest('Each item can appear only once.', { ids: 'Each item can appear only once.' });
  const all = await model.find().select('order').sort({ order: 1, _id: 1 }).lean<Ordered[]>();
  if (all.filter(({ _id }) => wanted.has(_id)).length < ids.length)
    throw conflict('One of these was deleted in the meantime. Reload the list.');
  const next = ids.values();
  const sequence = all.map(({ _id }) => (wanted.has(_id) ? (next.next().value ?? _id) : _id));
  const before = new Map(all.map(({ _id, order }) => [_id, order]));
  const moved = [...sequence.entries()].filter(([order, _id]) => before.get(_id) !== order);
  if (!moved.length) return;
  await model.bulkWrite(
    moved.map(([order, _id]) => ({
      updateOne: { filter: { _id }, update: { $set: { order } }, timestamps: false },
    })) as never,
  );
}

/** The position after the last record. */
export async function lastPosition<R extends Ordered>(model: Model<R>): Promise<number> {
  const last = await model.findOne().select('order').sort({ order: -1 }).lean<Ordered>();
  return last ? last.order + 1 : 0;
}
