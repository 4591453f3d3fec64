import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { chunked } from './chunked';
import type { TableImport, TableImportResult } from './contract';
import { findColumn } from './findColumn';
import type { ImportKind, TableRow } from './ImportKind';
import { Batch, type BatchRecord } from './model';
import { readTable, tableError } from './readTable';

type RowError = TableImportResult['errors'][number];

/** Adds the routes that import a table, all rows or none, and undo an import. */
export function importRoutes<Draft, Body extends TableImport>(api: Api, kind: ImportKind<Draft, Body>): void {
  const { contract, mayImport, name } = kind;

  addRoute(api, contract.list, mayImport, async () => {
    const batches = await Batch.find({ kind: name })
      .sort({ at: -1 })
      .limit(MOST_LISTED)
      .lean<BatchRecord[]>();
    return batches.map(({ _id: id, at, ids }) => ({ id, at: at.toISOString(), count: ids.length }));
  });

  addRoute(
    api,
    contract.run,
    mayImport,
    async ({ body, user, audit }) => {
      const { columns, drafts, errors, skipped } = await read(kind, body);
      const isDone = !body.isDryRun && !errors.length && drafts.length > 0;
      const result = { columns, rows: errors.length ? 0 : drafts.length, errors, skipped, isDone };
      if (!isDone) {
        audit('', undefined, {});
        return { ...result, batch: null };
      }
      const ids = await kind.add(drafts, user, body);
      const [batch] = await Batch.create([{ kind: name, ids, at: new Date() }]);
      const id = String(batch?._id);
      audit(id, undefined, kind.auditDetailsOf(drafts, body));
      return { ...result, batch: id };
    },
    { action: `import a ${name}`, deadline: 20, afterCommit: api.onMailQueued },
  );

  addRoute(
    api,
    contract.undo,
    mayImport,
    async ({ params, user, audit }) => {
      const batch = await Batch.findOneAndDelete({ _id: params.batch, kind: name }).lean<BatchRecord>();
      authorize(mayImport, user, batch);
      const removed = await kind.undo(batch.ids, user);
      const result = { removed, kept: batch.ids.length - removed };
      audit(batch._id, undefined, result);
      return result;
    },
    { action: `undo an import of a ${name}`, deadline: 20 },
  );
}

/** The drafts of a table, and its errors by line and field. Rows are also checked against each other. */
async function read<Draft, Body extends TableImport>(kind: ImportKind<Draft, Body>, body: Body) {
  const { table, columns } = body;
  const { columns: found, rows } = readTable(table);
  const columnOf = mapColumns(kind, columns, found);
  const missing = kind.requiredFields.filter((field) => !columnOf.has(field));
  const drafts: Draft[] = [];
  const errors: RowError[] = missing.map((field) => ({ line: 1, field, message: COLUMN_MISSING }));
  const skipped: TableImportResult['skipped'] = [];
  if (missing.length) return { columns: found, drafts, errors, skipped };
  const lines = rows.map(({ line, row }) => ({ line, row: fieldsOf(row, columnOf) }));
  const readRow = await kind.createRowReader(
    lines.map(({ row }) => row),
    body,
  );
  await chunked(lines, ({ line, row }) => {
    if (errors.length > MOST_ERRORS) return;
    const result = readRow(row);
    if ('draft' in result) drafts.push(result.draft);
    else if ('skip' in result) skipped.push({ line, message: result.skip });
    else for (const [field, message] of Object.entries(result.errors)) errors.push({ line, field, message });
  });
  return { columns: found, drafts, errors, skipped };
}

/** The filled cells of a row by field. */
function fieldsOf(row: TableRow, columnOf: Map<string, string>): TableRow {
  const given = [...columnOf].map(([field, column]) => [field, row[column]] as const);
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** The column of each field: the mapped one, else the one of its name. */
function mapColumns(
  { fields, columnNames }: Pick<ImportKind<never>, 'fields' | 'columnNames'>,
  mapping: TableImport['columns'],
  found: string[],
): Map<string, string> {
  const columnOf = new Map<string, string>();
  for (const field of fields) {
    const column = findColumn(field, found, columnNames?.[field]);
    if (column !== undefined) columnOf.set(field, column);
  }
  for (const { field, column } of mapping) {
    if (!fields.includes(field)) throw tableError(`There is no field named ${field}.`);
    if (!column) {
      columnOf.delete(field);
      continue;
    }
    if (!found.includes(column)) throw tableError(`The file has no column named ${column}.`);
    columnOf.set(field, column);
  }
  return columnOf;
}

const COLUMN_MISSING = 'Please choose a column.';
const MOST_LISTED = 10;
/** Further errors are reported when the corrected table is sent again. */
const MOST_ERRORS = 2000;
