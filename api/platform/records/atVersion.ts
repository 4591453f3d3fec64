import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { notFound, preconditionFailed } from '../errors/HttpError';

interface Versioned {
  version: number;
}

/**
 * Updates a record that is still at this version and increments it (optimistic locking). Throws 412 when it
 * has changed, 404 without it.
 */
export async function editAtVersion<R extends Versioned>(
  model: Model<R>,
  filter: QueryFilter<R>,
  version: number,
  change: UpdateQuery<R>,
  options: { arrayFilters?: Record<string, unknown>[] } = {},
): Promise<R> {
  const counted = { ...change, $inc: { ...change.$inc, version: 1 } } as UpdateQuery<R>;
  const changed = await model
    .findOneAndUpdate({ ...filter, version }, counted, {
      returnDocument: 'after',
      runValidators: true,
      ...options,
    })
    .lean<R>();
  if (!changed) throw (await model.exists(filter)) ? preconditionFailed() : notFound();
  return changed;
}

/** Deletes a record that is still at this version. Throws 412 when it has changed, 404 without it. */
export async function deleteAtVersion<R extends Versioned>(
  model: Model<R>,
  filter: QueryFilter<R>,
  version: number,
): Promise<R> {
  const deleted = await model.findOneAndDelete({ ...filter, version }).lean<R>();
  if (!deleted) throw (await model.exists(filter)) ? preconditionFailed() : notFound();
  return deleted;
}
