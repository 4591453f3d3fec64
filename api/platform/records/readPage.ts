import type { Model, QueryFilter } from 'mongoose';
import type { PageQuery } from '../contracts/endpoint';
import { after, cutToPage, type Order, positionOf, sizeOf } from './keyset';

type Index = Record<string, 1 | -1>;

interface List<R> {
  /** What is listed; everything unless told. */
  filter?: QueryFilter<R>;
  order: Order<R>;
  /** Nothing is counted beyond this. */
  bound: number;
  /** The index that counts without reading records. */
  countBy: Index;
  /** The index that the page is read by where so many were counted; the database's choice unless told. */
  readBy?: (found: number) => Index;
  /** Fields that the page does not show, where they are long. */
  without?: (keyof R & string)[];
}

/**
 * One page of a list with the cursor of the next and how many there are, counted up to a bound: what it costs does not
 * grow with the records. 400 for a cursor that is none.
 */
export async function readPage<R>(
  model: Model<R>,
  query: PageQuery,
  { filter = {}, order, bound, countBy, readBy, without = [] }: List<R>,
): Promise<{ records: R[]; nextCursor: string | null; total: number; isMore: boolean }> {
  const place = positionOf(model, order, query.cursor);
  const counted = await countUpTo(model, filter, bound, countBy);
  const reading = model
    .find((place ? { $and: [filter, after(place, order)] } : filter) as QueryFilter<R>)
    .sort(order as Index)
    .limit(sizeOf(query) + 1);
  if (without.length) reading.select(without.map((field) => `-${field}`));
  if (readBy) reading.hint(readBy(counted.total));
  return { ...cutToPage(await reading.lean<R[]>(), query, order), ...counted };
}

/** How many match, up to a bound; `isMore` where there are more than that. */
export async function countUpTo<R>(
  model: Model<R>,
  filter: QueryFilter<R>,
  bound: number,
  hint?: Index,
): Promise<{ total: number; isMore: boolean }> {
  const found = await model.countDocuments(filter, { limit: bound + 1, ...(hint && { hint }) });
  return { total: Math.min(found, bound), isMore: found > bound };
}
