import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '../events/rollUp';
import { countNames, type VisitCounts } from '../visits/countVisits';
import type { Combination } from '../visits/dimensions';
import type { RollupRow } from '../visits/model';
import { otherValues, sumRows, toRows } from '../visits/rollUpVisits';
import { type HistoryImportRecord, HistoryRollup, type HistoryRollupRecord } from './model';
import type { History } from './readHistory';

/** Values with counts of their own on a day, as of what this site counts itself. */
const maxValuesPerDay = 200;
/** Few, since a write is prepared without a pause. */
const RECORDS_AT_ONCE = 20;

/** Stores the figures of these days by day and by month. */
export async function saveHistory(
  { combinations }: History,
  { _id: importId }: Pick<HistoryImportRecord, '_id'>,
  days: readonly string[],
): Promise<void> {
  let records: HistoryRollupRecord[] = [];
  const save = async () => {
    // Without casting, since the rows were built here.
    await HistoryRollup.insertMany(records, { lean: true });
    records = [];
  };
  const add = async (record: HistoryRollupRecord) => {
    records.push(record);
    if (records.length >= RECORDS_AT_ONCE) await save();
    else await nextTurn();
  };
  for (const [combination, figures] of combinations) {
    const months = new Map<string, RollupRow[]>();
    for (const at of days) {
      // A day without a value has a record too: the import says that there was none.
      const rows = toRows(limitValues(figures.days.get(at) ?? new Map()));
      await add(toRecord('day', at, combination, rows, importId));
      const month = at.slice(0, 7);
      months.set(month, [...(months.get(month) ?? []), ...rows]);
    }
    for (const [at, rows] of months) {
      const sums = toRows(sumRows(rows, ([key]) => key));
      await add(toRecord('month', at, combination, sums, importId));
    }
  }
  await save();
}

function toRecord(
  bucket: 'day' | 'month',
  at: string,
  combination: Combination,
  rows: RollupRow[],
  importId: string,
): HistoryRollupRecord {
  const [_id, date] =
    bucket === 'day'
      ? [`${at} ${combination}`, new Date(at)]
      : [`${at} ${combination} ${importId}`, new Date(`${at}-01`)];
  return { _id, importId, bucket, at, combination, rows, date };
}

/** The rarest values of a day as one. */
function limitValues(values: Map<string, VisitCounts>): Map<string, VisitCounts> {
  if (values.size <= maxValuesPerDay) return values;
  const ranked = [...values].sort(
    ([a, one], [b, other]) => other.visitors - one.visitors || (a < b ? -1 : 1),
  );
  const rest = ranked.splice(maxValuesPerDay).map(([, counts]) => toRow(counts));
  return sumRows(rest, ([key]) => key, new Map(ranked));
}

const toRow = (counts: VisitCounts): RollupRow => [
  otherValues,
  '',
  ...countNames.map((name) => counts[name]),
];

/** Days in a row as one range. */
export function groupDays(days: readonly string[]): { from: string; to: string; days: number }[] {
  const ranges: { from: string; to: string; days: number }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) Object.assign(last, { to: day, days: last.days + 1 });
    else ranges.push({ from: day, to: day, days: 1 });
  }
  return ranges;
}
