import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose from 'mongoose';
import { type VisitDimension, visitDimensions } from './contract';
import {
  addCounts,
  countInBatches,
  countNames,
  keysOf,
  mergeKeys,
  noCounts,
  type VisitCounts,
  type VisitKey,
} from './countVisits';
import { type Combination, dimensionPairs, nameOfPair } from './dimensions';
import { type RollupRow, Visit, type VisitRecord, VisitRollup, type VisitRollupRecord } from './model';

/**
 * Values of a dimension with counts of their own on a day; the rest share one. Clients send arbitrary values; without
 * this limit, anonymous visitors would decide how much is stored.
 */
const maxValuesPerDay = 200;
export const otherValues = 'other';
/** Rows of a combination, so that it fits a document of 16 MB however long its values are; the rest share one. */
const maxRows = 4000;
const separator = '\n';

/**
 * Counts the visits of these days by every named combination of dimensions, then adds up their months. Replaces what
 * was stored, so that a repeated or interrupted run changes nothing.
 */
export async function rollUpVisits(days: readonly string[]): Promise<void> {
  for (const day of days) await replaceRollups('day', day, countDay(await findDay(day)));
  for (const month of new Set(days.map((day) => day.slice(0, 7))))
    await replaceRollups('month', month, countMonth(month));
}

/** The visits of a day, in the order in which they can be counted. */
export const findDay = (day: string) =>
  Visit.find({ day }).sort({ visitor: 1 }).batchSize(READ_AT_ONCE).lean<VisitRecord[]>();

/** Records of one response of the database. A response is read without a pause for requests. */
const READ_AT_ONCE = 500;

/** The rows of every combination for the visits of one day. */
async function* countDay(visits: readonly VisitRecord[]): AsyncGenerator<[Combination, RollupRow[]]> {
  const keys = new Map<VisitDimension, (visit: VisitRecord) => VisitKey[]>();
  for (const dimension of visitDimensions) keys.set(dimension, await limitKeys(visits, dimension));
  const keysIn = (dimension: VisitDimension) => keys.get(dimension) as (visit: VisitRecord) => VisitKey[];
  yield ['total', toRows(await countInBatches(visits, () => [{ key: 'all' }]))];
  yield ['hour', toRows(await countInBatches(visits, ({ hour }) => [{ key: hour }]))];
  for (const dimension of visitDimensions)
    yield [dimension, toRows(await countInBatches(visits, keysIn(dimension)))];
  for (const [one, other] of dimensionPairs) {
    const pairs = await countInBatches(visits, (visit) =>
      keysIn(one)(visit).flatMap((first) =>
        keysIn(other)(visit).map((second) => ({
          ...first,
          ...second,
          key: `${first.key}${separator}${second.key}`,
        })),
      ),
    );
    yield [nameOfPair(one, other), toRows(pairs)];
  }
}

/** The values of a visit on a day, where the rarest of the day are one. */
export async function limitKeys(visits: readonly VisitRecord[], dimension: VisitDimension) {
  const counts = [...(await countInBatches(visits, (visit) => keysOf(visit, dimension)))];
  if (counts.length <= maxValuesPerDay) return (visit: VisitRecord) => keysOf(visit, dimension);
  const named = new Set(
    counts
      .sort(([a, one], [b, other]) => other.visits - one.visits || (a < b ? -1 : 1))
      .slice(0, maxValuesPerDay)
      .map(([key]) => key),
  );
  return (visit: VisitRecord) => {
    const known = keysOf(visit, dimension).map((each) =>
      named.has(each.key) ? each : { ...each, key: otherValues },
    );
    const rest = known.filter(({ key }) => key === otherValues);
    if (rest.length < 2) return known;
    return [...known.filter(({ key }) => key !== otherValues), mergeKeys(otherValues, rest)];
  };
}

export function toRows(counts: Map<string, VisitCounts>): RollupRow[] {
  return [...limitRows(counts)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, counts]) => {
      const [first = '', second = ''] = key.split(separator);
      return [first, second, ...countNames.map((name) => counts[name])] as RollupRow;
    });
}

function limitRows(counts: Map<string, VisitCounts>): Map<string, VisitCounts> {
  if (counts.size <= maxRows) return counts;
  const ranked = [...counts].sort(([a, one], [b, other]) => other.visits - one.visits || (a < b ? -1 : 1));
  const limited = new Map(ranked.slice(0, maxRows - 1));
  const rest = `${otherValues}${separator}${otherValues}`;
  const sum = limited.get(rest) ?? noCounts();
  for (const [, more] of ranked.slice(maxRows - 1)) addCounts(sum, more);
  return limited.set(rest, sum);
}

/** Rows of earlier versions have fewer counts. */
function toCounts([, , ...numbers]: RollupRow): VisitCounts {
  return Object.fromEntries(countNames.map((name, at) => [name, numbers[at] ?? 0])) as unknown as VisitCounts;
}

/** Adds up rows by their keys. */
export function sumRows(
  rows: Iterable<RollupRow>,
  keyOf: (row: RollupRow) => string,
  sums = new Map<string, VisitCounts>(),
): Map<string, VisitCounts> {
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, addCounts(sums.get(key) ?? noCounts(), toCounts(row)));
  }
  return sums;
}

async function* countMonth(month: string): AsyncGenerator<[Combination, RollupRow[]]> {
  const inMonth = {
    bucket: 'day' as const,
    at: mongoose.trusted({ $gte: `${month}-01`, $lte: `${month}-31` }),
  };
  for (const combination of [
    'total',
    ...visitDimensions,
    ...dimensionPairs.map(([a, b]) => nameOfPair(a, b)),
  ] as Combination[]) {
    // Few days at a time, so that a month of many values neither fills the memory nor delays requests.
    const sums = new Map<string, VisitCounts>();
    const days = VisitRollup.find({ combination, ...inMonth })
      .batchSize(4)
      .lean<VisitRollupRecord[]>();
    for await (const { rows } of days.cursor())
      sumRows(rows, ([first, second]) => `${first}${separator}${second}`, sums);
    yield [combination, toRows(sums)];
  }
}

/** Rows from which on a write waits for no more combinations: it is prepared without a pause for requests. */
const ROWS_PER_WRITE = 1000;

/** Without Mongoose, which would cast every row. */
async function replaceRollups(
  bucket: 'day' | 'month',
  at: string,
  counted: AsyncIterable<[Combination, RollupRow[]]>,
): Promise<void> {
  const date = new Date(bucket === 'day' ? at : `${at}-01`);
  let records: VisitRollupRecord[] = [];
  let rowCount = 0;
  const write = async () => {
    await VisitRollup.collection.bulkWrite(
      records.map((record) => ({
        replaceOne: { filter: { _id: record._id as never }, replacement: record, upsert: true },
      })),
    );
    records = [];
    rowCount = 0;
    await nextTurn();
  };
  for await (const [combination, rows] of counted) {
    records.push({ _id: `${bucket} ${at} ${combination}`, bucket, at, combination, rows, date });
    rowCount += rows.length;
    if (rowCount >= ROWS_PER_WRITE) await write();
  }
  if (records.length) await write();
}
