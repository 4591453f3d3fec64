import type { Model, QueryFilter } from 'mongoose';
import type { PageQuery } from '../contracts/endpoint';
import { afterPosition, type Order, pageSizeOf, parseCursor, toPage } from './keyset';

type Index = Record<string, 1 | -1>;

interface PageOptions<R> {
  /** Default: all records. */
  filter?: QueryFilter<R>;
  order: Order<R>;
  /** Counting stops here. */
  maxCount: number;
  /** Index that counts without reading records. */
  countIndex: Index;
  /** Index for reading the page, by the number of matches. Default: MongoDB's choice. */
  pageIndex?: (found: number) => Index;
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
  { filter = {}, order, maxCount, countIndex, pageIndex, excludedFields = [] }: PageOptions<R>,
): Promise<{ records: R[]; nextCursor: string | null; total: number; isMore: boolean }> {
  const position = parseCursor(model, order, query.cursor);
  const counted = await countUpTo(model, filter, maxCount, countIndex);
  const reading = model
    .find((position ? { $and: [filter, afterPosition(position, order)] } : filter) as QueryFilter<R>)
    .sort(order as Index)
    .limit(pageSizeOf(query) + 1);
  if (excludedFields.length) reading.select(excludedFields.map((field) => `-${field}`));
  if (pageIndex) reading.hint(pageIndex(counted.total));
  return { ...toPage(await reading.lean<R[]>(), query, order), ...counted };
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
