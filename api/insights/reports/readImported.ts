import mongoose from 'mongoose';
import { addDays } from '../events/rollUp';
import { maxHistoryImports } from '../history/contract';
import {
  type CountName,
  HistoryImportModel,
  type HistoryImportRecord,
  HistoryRollup,
} from '../history/model';
import type { VisitCounts } from '../visits/countVisits';
import type { ImportedPart } from './contract';
import { type ReportFilter, singleValueOf } from './parseFilters';
import { combinationFor, type Grouping, readRollups } from './readCounts';

/** The imported days of a period, which ends before the first day that this site counted itself. */
export interface ImportedPeriod {
  from: string;
  to: string;
  /** Imports that can answer what is asked for. */
  included: HistoryImportRecord[];
  excluded: HistoryImportRecord[];
}

/** The imports of a period, and whether they hold these groupings for the filters; undefined without any. */
export async function findImported(
  from: string,
  wantedTo: string,
  since: string | null,
  filters: readonly ReportFilter[],
  groupings: readonly Grouping[],
): Promise<ImportedPeriod | undefined> {
  const to = since && since <= wantedTo ? addDays(since, -1) : wantedTo;
  if (to < from) return undefined;
  const found = await HistoryImportModel.find({
    from: mongoose.trusted({ $lte: to }),
    to: mongoose.trusted({ $gte: from }),
  })
    .sort({ from: 1 })
    .limit(maxHistoryImports)
    .lean<HistoryImportRecord[]>();
  if (!found.length) return undefined;
  const canAnswer = ({ combinations }: HistoryImportRecord) =>
    groupings.every((grouping) => {
      if (!isImported(filters, grouping)) return false;
      const needed = combinationFor(filters[0], grouping);
      return combinations.some(({ name }) => name === needed);
    });
  const included = found.filter(canAnswer);
  return { from, to, included, excluded: found.filter((each) => !included.includes(each)) };
}

/** Whether imports can hold a grouping for these filters: they count by one dimension and by day. */
function isImported([filter, second]: readonly ReportFilter[], grouping: Grouping): boolean {
  if (grouping === 'hour') return false;
  if (!filter) return true;
  if (second || singleValueOf(filter) === undefined) return false;
  // Of a page or an event they know its own views, not the visits as a whole.
  if (['page', 'event', 'property'].includes(filter.dimension)) return false;
  return ['total', 'day', 'month', filter.dimension].includes(grouping);
}

/** What the imports counted. */
export async function readImportedCounts(
  imported: ImportedPeriod | undefined,
  filters: readonly ReportFilter[],
  grouping: Grouping,
): Promise<Map<string, VisitCounts>> {
  if (!imported?.included.length) return new Map();
  const scope = { importId: mongoose.trusted({ $in: imported.included.map(({ _id }) => _id) }) };
  return readRollups(HistoryRollup, scope, imported.from, imported.to, filters[0], grouping);
}

/** What a report says about its imported part; null if the period has none. */
export function describeImported(
  imported: ImportedPeriod | undefined,
  filters: readonly ReportFilter[],
  grouping: Grouping,
  figures: ImportedPart['figures'],
): ImportedPart | null {
  if (!imported) return null;
  const spanOf = ({ source, from, to }: HistoryImportRecord) => ({
    source,
    from: from < imported.from ? imported.from : from,
    to: to > imported.to ? imported.to : to,
  });
  const missing = new Set<CountName>();
  for (const { combinations } of imported.included) {
    const needed = combinationFor(filters[0], grouping);
    for (const count of combinations.find(({ name }) => name === needed)?.missing ?? []) missing.add(count);
  }
  return {
    included: imported.included.map(spanOf),
    excluded: imported.excluded.map(spanOf),
    figures,
    missing: [...missing],
  };
}
