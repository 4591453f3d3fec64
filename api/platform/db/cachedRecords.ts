import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose, { type Model, type QueryFilter } from 'mongoose';

interface DatedRecord {
  _id: string;
  updatedAt: Date;
}

/**
 * Caches the sorted records of a filter. Each call checks count and sum of `updatedAt` with an index on
 * filter, order and `updatedAt`: unchanged, it returns the same array; otherwise it reads only changed
 * records.
 */
export function cachedRecords<R extends DatedRecord>(
  model: Model<R>,
  filter: () => QueryFilter<R>,
  order: Record<string, 1 | -1>,
): () => Promise<R[]> {
  let known: { sum: string; records: R[] } | undefined;
  return async () => {
    const found = filter();
    const sum = await sumOf(model, found);
    if (known?.sum === sum) return known.records;
    const before = new Map(known?.records.map((record) => [nameOf(record), record]));
    const fields = { _id: 1, updatedAt: 1 } as const;
    const listed = await model.find(found, fields).sort(order).lean<DatedRecord[]>();
    const changed = listed.filter((one) => !before.has(nameOf(one))).map(({ _id }) => _id);
    const read = await readAll(model, changed);
    const records = listed.flatMap((one) => read.get(one._id) ?? before.get(nameOf(one)) ?? []);
    known = { sum, records };
    return records;
  };
}

const nameOf = ({ _id, updatedAt }: DatedRecord) => `${_id} ${updatedAt.getTime()}`;

/** A checksum that changes with every insert, update and delete. */
async function sumOf<R>(model: Model<R>, filter: QueryFilter<R>): Promise<string> {
  const [all] = await model.aggregate([
    { $match: filter },
    { $group: { _id: null, count: { $sum: 1 }, times: { $sum: { $toLong: '$updatedAt' } } } },
  ]);
  return all ? `${all.count} ${all.times}` : '';
}

/** Reads in batches, between which requests are handled. */
async function readAll<R extends DatedRecord>(model: Model<R>, ids: string[]): Promise<Map<string, R>> {
  const records = new Map<string, R>();
  for (let first = 0; first < ids.length; first += BATCH) {
    const filter = { _id: mongoose.trusted({ $in: ids.slice(first, first + BATCH) }) } as QueryFilter<R>;
    for (const record of await model.find(filter).lean<R[]>()) records.set(record._id, record);
    await nextTurn();
  }
  return records;
}

const BATCH = 500;
