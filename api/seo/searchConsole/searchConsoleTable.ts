import mongoose from 'mongoose';
import type { ImportKind, RowResult, TableRow } from '../../content/imports/ImportKind';
import { Batch } from '../../content/imports/model';
import { assertNoErrors } from '../../content/imports/readRow';
import { SearchResult } from '../../insights/searchEngineResults/model';
import { newId } from '../../platform/db/newId';
import { oneLine } from '../../platform/http/sanitizeText';
import { markFactsChanged } from '../pageFacts/model';
import { type SearchConsoleImport, searchColumns, searchConsoleImport } from './contract';
import { MAX_NAME, mergeRows, type SearchRow } from './mergeRows';
import { mayImportSearchConsole } from './policy';
import { toSitePath } from './toSitePath';

const NAME = 'search result';
/** Google keeps 16 months. */
const MAX_DAYS = 500;
const DAY_MS = 86_400_000;

/** The import of an export of Google Search Console. It replaces the earlier one of queries or of pages. */
export const searchConsoleTable = (origin: string): ImportKind<SearchRow, SearchConsoleImport> => ({
  name: NAME,
  contract: searchConsoleImport,
  mayImport: mayImportSearchConsole,
  fields: ['query', 'page', 'clicks', 'impressions', 'position'],
  columnNames: searchColumns,
  requiredFields: ['clicks', 'impressions', 'position'],
  createRowReader: async (rows, body) => {
    assertPeriod(body);
    const kind = rows.some(({ page }) => page !== undefined) ? 'page' : 'query';
    return (row) => readSearchRow(row, kind, origin);
  },
  add: async (drafts, _user, { from, to }) => {
    const merged = mergeRows(drafts);
    const kind = drafts[0]?.kind ?? 'query';
    const earlier = await SearchResult.distinct('_id', { source: 'file', kind });
    await SearchResult.deleteMany({ source: 'file', kind });
    // There is nothing left to undo of what is replaced.
    await Batch.deleteMany({ kind: NAME, ids: mongoose.trusted({ $in: earlier.slice(0, 1) }) });
    const importedAt = new Date();
    const added = await SearchResult.insertMany(
      merged.map((row) => ({ ...row, _id: newId(), source: 'file' as const, from, to, importedAt })),
    );
    await markFactsChanged(importedAt);
    return added.map(({ _id }) => _id);
  },
  undo: async (ids) => {
    const { deletedCount } = await SearchResult.deleteMany({ _id: mongoose.trusted({ $in: ids }) });
    await markFactsChanged(new Date());
    return deletedCount;
  },
  auditDetailsOf: (drafts, { from, to }) => ({ count: drafts.length, kind: drafts[0]?.kind, from, to }),
});

function assertPeriod({ from, to }: SearchConsoleImport): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  assertNoErrors({
    ...(days < 0 && { to: 'The last day is before the first.' }),
    ...(days > MAX_DAYS && { from: 'Please enter at most 16 months.' }),
    // A day later than in UTC is a mistake in every time zone.
    ...(Date.parse(to) > Date.now() + DAY_MS && { to: 'The last day is in the future.' }),
  });
}

function readSearchRow(row: TableRow, kind: SearchRow['kind'], origin: string): RowResult<SearchRow> {
  const name = oneLine(textOf(row[kind])).trim();
  const clicks = readCount(row.clicks);
  const impressions = readCount(row.impressions);
  const position = readPosition(row.position);
  const errors = {
    ...(!name && { [kind]: row[kind] === undefined ? NO_COLUMN : MISSING[kind] }),
    ...(clicks === undefined && { clicks: 'Please enter a whole number.' }),
    ...(impressions === undefined && { impressions: 'Please enter a whole number.' }),
    ...(position === undefined && { position: 'Please enter a number up to 1,000.' }),
  };
  if (clicks === undefined || impressions === undefined || position === undefined || !name) return { errors };
  if (name.length > MAX_NAME) return { skip: `It is longer than ${MAX_NAME} characters.` };
  const figures = { clicks, impressions, position };
  if (kind === 'query') return { draft: { kind, name: name.toLowerCase(), ...figures } };
  const path = toSitePath(name, origin);
  return path === undefined
    ? { skip: 'This URL isn’t on this site.' }
    : { draft: { kind, name: path, ...figures } };
}

const NO_COLUMN = 'No column has queries or pages. Choose Queries.csv or Pages.csv, or map the column.';
const MISSING = { page: 'The URL is missing.', query: 'The query is missing.' };

/** A cell as text. One of a JSON table can be a list or an object, which is none. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** `1,234`, `1.234` and `1 234` are all whole numbers here. */
function readCount(value: unknown): number | undefined {
  const text = textOf(value);
  if (!/^\d{1,3}(?:[.,'’\s]?\d{3})*$|^\d{1,9}$/.test(text)) return undefined;
  const count = Number(text.replace(/\D/g, ''));
  return count <= 1_000_000_000 ? count : undefined;
}

function readPosition(value: unknown): number | undefined {
  const text = textOf(value);
  if (!/^\d{1,4}(?:[.,]\d{1,20})?$/.test(text)) return undefined;
  const position = Number(text.replace(',', '.'));
  return position <= 1000 ? Math.round(position * 10) / 10 : undefined;
}
