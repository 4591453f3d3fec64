import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { chunked } from './chunked';
import type { TableImport, TableImportResult } from './contract';
import type { ImportKind } from './ImportKind';
import { Batch, type BatchRecord } from './model';
import { readTable, tableError } from './readTable';

type RowError = TableImportResult['errors'][number];

/** Adds the routes that import a table, all rows or none, and undo an import. */
export function importRoutes<Draft>(api: Api, kind: ImportKind<Draft>): void {
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
      const { columns, drafts, errors } = await read(kind, body);
      const isDone = !body.isDryRun && !errors.length;
      const result = { columns, rows: errors.length ? 0 : drafts.length, errors, isDone };
      if (!isDone) {
        audit('', undefined, {});
        return { ...result, batch: null };
      }
      const ids = await kind.add(drafts, user);
      const [batch] = await Batch.create([{ kind: name, ids, at: new Date() }]);
      const id = String(batch?._id);
      audit(id, undefined, kind.auditDetailsOf(drafts));
      return { ...result, batch: id };
    },
    { action: `import a ${name}`, deadline: 20 },
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
async function read<Draft>(kind: ImportKind<Draft>, { table, columns }: TableImport) {
  const { columns: found, rows } = readTable(table);
  const columnOf = mapColumns(kind, columns, found);
  const missing = kind.requiredFields.filter((field) => !columnOf.has(field));
  const drafts: Draft[] = [];
  const errors: RowError[] = missing.map((field) => ({ line: 1, field, message: COLUMN_MISSING }));
  if (missing.length) return { columns: found, drafts, errors };
  const readRow = await kind.createRowReader();
  await chunked(rows, ({ line, row }) => {
    if (errors.length > MOST_ERRORS) return;
    const given = [...columnOf].map(([field, column]) => [field, row[column]] as const);
    const isFilled = ([, value]: (typeof given)[number]) =>
      value !== undefined && value !== null && value !== '';
    const result = readRow(Object.fromEntries(given.filter(isFilled)));
    if ('draft' in result) drafts.push(result.draft);
    else for (const [field, message] of Object.entries(result.errors)) errors.push({ line, field, message });
  });
  return { columns: found, drafts, errors };
}

/** The column of each field: the mapped one, else the one of its name. */
function mapColumns<Draft>(
  { fields }: ImportKind<Draft>,
  mapping: TableImport['columns'],
  found: string[],
): Map<string, string> {
  const columnOf = new Map(fields.filter((field) => found.includes(field)).map((field) => [field, field]));
  for (const { field, column } of mapping) {
    if (!fields.includes(field)) throw tableError(`There is no field named ${field}.`);
    if (!found.includes(column)) throw tableError(`The file has no column named ${column}.`);
    columnOf.set(field, column);
  }
  return columnOf;
}

const COLUMN_MISSING = 'Please choose a column.';
const MOST_LISTED = 10;
/** Further errors are reported when the corrected table is sent again. */
const MOST_ERRORS = 2000;
