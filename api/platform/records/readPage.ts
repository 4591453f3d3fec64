import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { PageQuery } from '../contracts/endpoint';
import { afterPosition, type Order, pageSizeOf, parseCursor, toPage } from './keyset';

type Index = Record<string, 1 | -1>;

interface PageOptions<R> {
  /** Default: all records. */
  filter?: QueryFilter<R>;
  order: Order<R>;
  /** Counting stops here. */
  maxCount: number;
  /** Index that counts without reading records. Default: MongoDB's choice. */
  countIndex?: Index | undefined;
  /** Index for reading the page, by the number of matches. Default: MongoDB's choice. */
  pageIndex?: (found: number) => Index;
  /**
   * Index of all fields of filter and order, which does not sort. Positions are read and sorted with it alone, then only
   * the records of the page are read.
   */
  positionIndex?: Index | undefined;
  /** Long fields that the page does not need. */
  excludedFields?: (keyof R & string)[];
}

/**
 * Reads one page with the next cursor and the total up to a limit, so that the cost does not grow with the
 * collection. Throws 400 for an invalid cursor.
 */
export async function readPage<R>(
  model: Model<R>,
  query: PageQuery,
  { filter = {}, order, maxCount, countIndex, pageIndex, positionIndex, excludedFields = [] }: PageOptions<R>,
): Promise<{ records: R[]; nextCursor: string | null; total: number; isMore: boolean }> {
  const position = parseCursor(model, order, query.cursor);
  const counted = await countUpTo(model, filter, maxCount, countIndex);
  const limit = pageSizeOf(query) + 1;
  const matching = (position ? { $and: [filter, afterPosition(position, order)] } : filter) as QueryFilter<R>;
  const selected = positionIndex
    ? { _id: mongoose.trusted({ $in: await findIds(model, matching, { order, limit, positionIndex }) }) }
    : matching;
  const reading = model
    .find(selected as QueryFilter<R>)
    .sort(order as Index)
    .limit(limit);
  if (excludedFields.length) reading.select(excludedFields.map((field) => `-${field}`));
  if (positionIndex) reading.hint({ _id: 1 });
  if (pageIndex) reading.hint(pageIndex(counted.total));
  return { ...toPage(await reading.lean<R[]>(), query, order), ...counted };
}

async function findIds<R>(
  model: Model<R>,
  filter: QueryFilter<R>,
  { order, limit, positionIndex }: { order: Order<R>; limit: number; positionIndex: Index },
): Promise<unknown[]> {
  const fields = Object.fromEntries(Object.keys(order).map((field) => [field, 1]));
  const found = await model
    .find(filter, fields)
    .sort(order as Index)
    .limit(limit)
    .hint(positionIndex)
    .lean<{ _id: unknown }[]>();
  return found.map(({ _id }) => _id);
}

/** Counts matches up to a limit; `isMore` above it. */
export async function countUpTo<R>(
  model: Model<R>,
  filter: QueryFilter<R>,
  maxCount: number,
  hint?: Index,
): Promise<{ total: number; isMore: boolean }> {
  const found = await model.countDocuments(filter, { limit: maxCount + 1, ...(hint && { hint }) });
  return { total: Math.min(found, maxCount), isMore: found > maxCount };
}
